import type { TxCtx } from '@oficio/domain/kernel/ctx'
import { addDays } from '@oficio/domain/kernel/time/days'
import { readManyCheckedFacts } from '@oficio/domain/professionals/checks/checked-facts'
import { recordChecks } from '@oficio/domain/professionals/checks/record-checks'
import type { TestClock } from '@oficio/domain/testing/test-clock'
import type { Cast } from './add-cast'

type SeedCtx = TxCtx & { clock: TestClock }

/** Records that the admin compared name and CUIT of most professionals, a day after each of them joined. */
export async function addChecks(ctx: SeedCtx, { admin }: Cast): Promise<void> {
  const now = ctx.clock.now()
  const professionals = await ctx.db.professional.findMany({
    where: { status: 'approved' },
    orderBy: { createdAt: 'asc' },
    select: { id: true, createdAt: true },
  })
  const facts = await readManyCheckedFacts(
    ctx.db,
    professionals.map(({ id }) => id),
  )
  for (const [index, { id: professionalId, createdAt }] of professionals.entries()) {
    const fact = facts.get(professionalId)?.identity?.fact
    // A third of them shows no check, as in reality.
    if (!fact || index % 3 === 2) continue
    const nextDay = addDays(createdAt, 1)
    ctx.clock.set(nextDay < now ? nextDay : now)
    await recordChecks(ctx, admin, { professionalId, checks: [{ kind: 'identity', fact }] })
  }
  ctx.clock.set(now)
}
