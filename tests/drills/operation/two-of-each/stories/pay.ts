import { setTimeout as sleep } from 'node:timers/promises'
import { patient } from '../../../../pace'
import { expectStatus } from '../books'
import type { Call, Person } from '../person'
import type { Town } from '../town'

const askEveryMs = 700
/**
 * Milliseconds to wait for the payment's effect. A notification that reached a dead process is repeated after 15
 * minutes.
 */
const patienceMs = 180_000

export interface Paid {
  intentId: string
  paymentId: string
  /** The site's answer about the subject of the payment. */
  subject: Record<string, unknown> | null
}

/**
 * Opens the provider's page with the given call, pays there, and waits until the site confirms the effect. The order of
 * the payer's return, the notification and the clock is random.
 */
export async function pay(town: Town, person: Person, opening: Call): Promise<Paid | null> {
  const { tally, random, installation } = town
  const paymentOpening = await person.insist(opening)
  if (!expectStatus(tally, 'opening a payment', paymentOpening, 201)) return null
  // The cast is safe, because our own endpoint answers in this shape.
  const { id: intentId, init_point: page } = paymentOpening.body as { id: string; init_point: string }
  const preferenceId = new URL(page).searchParams.get('pref_id') ?? ''
  const paymentId = await installation.drill.standIn.pay({ preferenceId, status: 'approved' })
  if (random() < 0.5) {
    const back = `payment_id=${paymentId}&preference_id=${preferenceId}&external_reference=${intentId}`
    await person.insist({ path: `/api/auth/payments/verify?${back}` })
  }
  const startedAt = performance.now()
  for (;;) {
    const answer = await person.insist({ path: `/api/payments/${intentId}` })
    if (!expectStatus(tally, 'the payment', answer, 200)) return null
    const { state, subject } = answer.body as { state: string; subject: Paid['subject'] }
    if (state === 'done') return { intentId, paymentId, subject }
    if (performance.now() - startedAt > patient(patienceMs)) {
      tally.faults.push(`the payment ${paymentId} is ${state} after ${patienceMs / 1000} s`)
      return null
    }
    await sleep(askEveryMs)
  }
}
