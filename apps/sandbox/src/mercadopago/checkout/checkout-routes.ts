import { type Reply, seeOther } from '../http/reply'
import type { Route } from '../http/routes'
import type { Courier } from '../notifications/courier'
import { releaseAfterRedirect } from '../notifications/release-after-redirect'
import type { Payment, Preference } from '../store/records'
import type { World } from '../world'
import { backUrl, isLedBack } from './back-url'
import { checkoutPage } from './checkout-page'
import { pay } from './pay'
import { stateOf } from './preference-state'
import { refusalPage, unknownPreferencePage } from './refusal-page'
import { closedPage, resultPage } from './result-page'

/** The pages where one pays. */
export function checkoutRoutes(courier: Courier): Route[] {
  return [
    {
      method: 'GET',
      path: '/checkout/v1/redirect',
      answer: (world, { query }) => withPreference(world, query, (preference) => checkoutPage(preference)),
    },
    {
      method: 'POST',
      path: '/checkout/v1/redirect',
      answer: (world, { query, body }) =>
        withPreference(world, query, async (preference) => {
          const payment = pay(world, preference, body)
          if (!payment) return checkoutPage(preference)
          const isTold = world.chaos.takeFirst({ scope: 'notification', path: 'payment' }, [
            'before_redirect',
          ])
          if (isTold) await courier.deliverDue()
          if (body.button === 'approve_and_close') return closedPage(payment)
          const next = new URLSearchParams({ payment_id: payment.id })
          const isAtOnce = world.settings.autoReturnDelayMs === 0 && isLedBack(preference, payment)
          return isAtOnce ? goBack(world, next) : seeOther(`/checkout/v1/result?${next}`)
        }),
    },
    {
      method: 'GET',
      path: '/checkout/v1/result',
      answer: (world, { query }) => {
        const found = findPaid(world, query)
        return found ? resultPage(world, found.preference, found.payment) : unknownPreferencePage()
      },
    },
    { method: 'GET', path: '/checkout/v1/back', answer: (world, { query }) => goBack(world, query) },
  ]
}

/** Leads back to the site, and lets go of the notifications that were held until now. */
function goBack(world: World, query: URLSearchParams): Reply {
  const paid = findPaid(world, query)
  if (paid) releaseAfterRedirect(world, paid.preference.id)
  const preference = paid?.preference ?? world.store.get('preferences', query.get('pref_id') ?? '')
  const address = preference && backUrl(preference, paid?.payment ?? null)
  return address ? seeOther(address) : unknownPreferencePage()
}

function withPreference(
  world: World,
  query: URLSearchParams,
  answer: (preference: Preference) => Reply | Promise<Reply>,
): Reply | Promise<Reply> {
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
