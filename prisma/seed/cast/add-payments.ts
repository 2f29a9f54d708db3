import type { Ctx } from '@oficio/domain/kernel/ctx'
import { monthAfter } from '@oficio/domain/kernel/time/month-after'
import { buildSubscription } from '@oficio/domain/testing/builders/build-subscription'
import { buildVerification } from '@oficio/domain/testing/builders/build-verification'
import type { TestClock } from '@oficio/domain/testing/test-clock'
import type { Cast, ProfessionalKey } from './add-cast'

const dayMs = 86_400_000

/** The professionals of logins.json who paid the verification charge, and how many days ago. */
const verified: [ProfessionalKey, number][] = [
  ['plomero', 210],
  ['electricista', 160],
  ['pintora', 1],
]

/**
 * Adds the payments of professionals before the stories begin. All of them are completed, because the simulator of
 * Mercado Pago has no record of them. A new subscription in the demo is created at the simulator, which then knows it.
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

/**
 * Adds three paid months with a cancellation in the third: it shows a history with receipts, and how to subscribe
 * again.
 */
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
  if (!professional) throw new Error(`the demo data has no ${key}`)
  return professional.id
}
