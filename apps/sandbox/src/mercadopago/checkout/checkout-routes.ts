import { Hono } from 'hono'
import { seeOther } from '../../respond'
import { partyRefusalOf, partyTexts } from '../account/accounts'
import { asText } from '../http/fields'
import { queryOf } from '../http/read-call'
import type { Courier } from '../notifications/courier'
import { releaseAfterRedirect } from '../notifications/release-after-redirect'
import { messagePage } from '../pages/message'
import { fromOwnForm } from '../pages/own-origin'
import type { Payment, Preference } from '../store/records'
import type { World } from '../world'
import { backUrl, isLedBack } from './back-url'
import { checkoutPage } from './checkout-page'
import { rejections } from './outcomes'
import { pay } from './pay'
import { type PreferenceState, stateOf } from './preference-state'
import { closedPage, resultPage } from './result-page'

/** The routes of the checkout pages. */
export const checkoutRoutes = (world: World, courier: Courier) =>
  new Hono()
    .get('/checkout/v1/redirect', (c) =>
      withPreference(world, queryOf(c), (preference) =>
        checkoutPage(world, preference, rejectionOf(world, preference, queryOf(c))),
      ),
    )
    .post('/checkout/v1/redirect', fromOwnForm(world), async (c) => {
      const form = await c.req.parseBody()
      return withPreference(world, queryOf(c), async (preference) => {
        const payer = asText(form.payer)
        const party = payer ? partyRefusalOf(world, payer) : null
        if (party) {
          return checkoutPage(world, preference, { text: partyTexts[party], testId: 'payer-refused' })
        }
        const payment = pay(world, preference, form)
        if (!payment) return checkoutPage(world, preference)
        const news = { scope: 'notification', path: 'payment' } as const
        if (world.chaos.takeFirst(news, ['before_redirect'])) await courier.deliverDue()
        if (form.button === 'approve_and_close') return closedPage(payment)
        const next = new URLSearchParams({ payment_id: payment.id })
        // After a rejected payment, the buyer stays on the page and may try another method.
        if (payment.status === 'rejected') {
          return seeOther(`/checkout/v1/redirect?pref_id=${preference.id}&${next}`)
        }
        const isAtOnce = world.settings.autoReturnDelayMs === 0 && isLedBack(preference, payment)
        return isAtOnce ? goBack(world, next) : seeOther(`/checkout/v1/result?${next}`)
      })
    })
    .get('/checkout/v1/result', (c) => {
      const paidVisit = findPaid(world, queryOf(c))
      return paidVisit ? resultPage(world, paidVisit.preference, paidVisit.payment) : unknownPreferencePage()
    })
    .get('/checkout/v1/back', (c) => goBack(world, queryOf(c)))

/** Returns the message about the attempt that was just rejected. Returns null if there was none. */
function rejectionOf(world: World, preference: Preference, query: URLSearchParams) {
  const payment = world.store.get('payments', query.get('payment_id') ?? '')
  if (payment?.preferenceId !== preference.id || payment.status !== 'rejected') return null
  const reason = rejections[payment.statusDetail] ?? 'El pago no se hizo'
  return {
    text: `No pudimos procesar tu pago: ${reason}. Probá con otro medio de pago.`,
    testId: 'payment-rejected',
    paymentId: payment.id,
  }
}

/** Redirects to the site and releases the notifications that were held until now. */
function goBack(world: World, query: URLSearchParams): Response {
  const paid = findPaid(world, query)
  if (paid) releaseAfterRedirect(world, paid.preference.id)
  const preference = paid?.preference ?? world.store.get('preferences', query.get('pref_id') ?? '')
  const address = preference && backUrl(preference, paid?.payment ?? null)
  return address ? seeOther(address) : unknownPreferencePage()
}

function withPreference(
  world: World,
  query: URLSearchParams,
  answer: (preference: Preference) => Response | Promise<Response>,
): Response | Promise<Response> {
  const preference = world.store.get('preferences', query.get('pref_id') ?? '')
  if (!preference) return unknownPreferencePage()
  const state = stateOf(world, preference)
  return state.is === 'payable' ? answer(preference) : refusalPage(preference, state)
}

function findPaid(
  { store }: World,
  query: URLSearchParams,
): { payment: Payment; preference: Preference } | null {
  const payment = store.get('payments', query.get('payment_id') ?? '')
  const preference = payment?.preferenceId ? store.get('preferences', payment.preferenceId) : undefined
  return payment && preference ? { payment, preference } : null
}

const unknownPreferencePage = (): Response =>
  messagePage({
    status: 404,
    icon: 'question',
    title: 'No existe ese pago',
    text: 'El enlace no lleva a ninguna compra. Volvé al sitio y empezá de nuevo.',
    testId: 'unknown-preference',
  })

/** The page that says why a preference cannot be paid (any more), with a link back to the site. */
function refusalPage(preference: Preference, state: Exclude<PreferenceState, { is: 'payable' }>): Response {
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
