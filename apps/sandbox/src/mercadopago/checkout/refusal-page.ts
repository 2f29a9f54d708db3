import { messagePage } from '../pages/message'
import type { Preference } from '../store/records'
import { backUrl } from './back-url'
import type { PreferenceState } from './preference-state'

export const unknownPreferencePage = (): Response =>
  messagePage({
    status: 404,
    icon: 'question',
    title: 'No existe ese pago',
    text: 'El enlace no lleva a ninguna compra. Volvé al sitio y empezá de nuevo.',
    testId: 'unknown-preference',
  })

/** Why one cannot pay there (any more), with the way back. */
export function refusalPage(
  preference: Preference,
  state: Exclude<PreferenceState, { is: 'payable' }>,
): Response {
  if (state.is === 'paid') {
    const href = `/checkout/v1/back?payment_id=${state.payment.id}`
    return messagePage({
      status: 409,
      icon: 'check',
      title: 'Esto ya está pagado',
      text: 'No hace falta pagarlo otra vez.',
      testId: 'already-paid',
      ...(backUrl(preference, state.payment) ? { back: { href, label: 'Volver al sitio' } } : {}),
    })
  }
  const href = `/checkout/v1/back?pref_id=${preference.id}`
  const words =
    state.is === 'expired'
      ? { title: 'El tiempo para pagar terminó', text: 'Volvé al sitio y pedí un pago nuevo.' }
      : { title: 'Todavía no se puede pagar', text: 'El pago se habilita más tarde.' }
  return messagePage({
    status: 410,
    icon: 'clock',
    ...words,
    testId: state.is === 'expired' ? 'expired-preference' : 'not-yet-payable',
    ...(backUrl(preference, null) ? { back: { href, label: 'Volver al sitio' } } : {}),
  })
}
