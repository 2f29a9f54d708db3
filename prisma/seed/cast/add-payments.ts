import type { Ctx } from '@oficio/domain/kernel/ctx'
import { monthAfter } from '@oficio/domain/kernel/time/month-after'
import { buildSubscription } from '@oficio/domain/testing/builders/build-subscription'
import { buildVerification } from '@oficio/domain/testing/builders/build-verification'
import type { TestClock } from '@oficio/domain/testing/test-clock'
import type { Cast, ProfessionalKey } from './add-cast'

const dayMs = 86_400_000

/** Those of logins.json who registered with the verification charge, and since how many days. */
const verified: [ProfessionalKey, number][] = [
  ['plomero', 210],
  ['electricista', 160],
  ['pintora', 1],
]

/**
 * Stores what the professionals of the demo paid before its stories begin. All of it is over, because Mercado Pago's
 * stand-in has no record of it; a new subscription of the demo is made at the stand-in, which then knows it.
 */
export async function addPayments(ctx: Ctx & { clock: TestClock }, cast: Cast): Promise<void> {
  const now = ctx.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  for (const [key, days] of verified) {
    ctx.clock.set(daysAgo(days))
    await buildVerification(ctx, { professionalId: idOf(cast, key) })
  }
  await addEndedSubscription(ctx, idOf(cast, 'electricista'), daysAgo(150))
  ctx.clock.set(now)
}

/** Three paid months, cancelled in the third: a history with receipts, and what it is like to come back. */
async function addEndedSubscription(
  ctx: Ctx & { clock: TestClock },
  professionalId: string,
  startedAt: Date,
) {
  const secondAt = monthAfter(startedAt)
  const thirdAt = monthAfter(secondAt)
  ctx.clock.set(startedAt)
  await buildSubscription(ctx, {
    professionalId,
    charges: [{ debitAt: startedAt }, { debitAt: secondAt }, { debitAt: thirdAt }],
    cancelledAt: new Date(thirdAt.getTime() + 12 * dayMs),
  })
}

function idOf({ professionals }: Cast, key: ProfessionalKey): string {
  const professional = professionals.get(key)
  if (!professional) throw new Error(`nobody plays ${key}`)
  return professional.id
}
