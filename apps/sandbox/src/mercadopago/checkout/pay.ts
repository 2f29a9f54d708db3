import { asText, type Fields } from '../http/fields'
import { createPayment } from '../payments/create-payment'
import type { Payment, Preference } from '../store/records'
import type { World } from '../world'
import { laterMethodsOf, methodsOf } from './methods'
import { decideNow, type Outcome, outcomeOfButton, outcomeOfHolder } from './outcomes'

/**
 * Pays with a button of the page and returns the payment with which the buyer returns. Returns null if the preference
 * does not offer that button. A chaos rule may replace the requested payment.
 */
export function pay(world: World, preference: Preference, form: Fields): Payment | null {
  const button = asText(form.button) ?? ''
  const holder = asText(form.holder) ?? 'APRO'
  const later = laterMethodsOf(preference).find(({ id }) => `later_${id}` === button)
  const methods = methodsOf(preference)
  const method = later ?? methods.find(({ id }) => id === form.method) ?? methods[0]
  const outcome = later
    ? { status: 'pending', statusDetail: later.statusDetail }
    : chosenOutcome(preference, button, form, holder)
  if (!method || !outcome) return null
  const wrong = world.chaos.takeFirst({ scope: 'payment', path: preference.id }, ['wrong_payment'])
  const order = {
    preference: preference,
    ...outcome,
    method: { id: method.id, type: method.type },
    holderName: method.type.endsWith('_card') ? holder : null,
    amountCentavos: wrong?.amountCentavos,
    currency: wrong?.currency,
    externalReference: wrong?.externalReference,
    collectorId: wrong?.collectorId,
  }
  if (button === 'approve_twice') createPayment(world, order)
  // Reads the preference again, because the first payment may have created its order.
  const current = world.store.get('preferences', preference.id) ?? preference
  return createPayment(world, { ...order, preference: current })
}

function chosenOutcome(preference: Preference, button: string, form: Fields, holder: string): Outcome | null {
  const isApproval = button === 'approve_twice' || button === 'approve_and_close'
  const outcome =
    button === 'card'
      ? outcomeOfHolder(holder)
      : outcomeOfButton(isApproval ? 'approve' : button, asText(form.reason) ?? '')
  return outcome && preference.body.binary_mode === true ? decideNow(outcome) : outcome
}
