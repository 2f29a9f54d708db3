import { asObject, asText } from '../http/fields'
import type { Payment, Preference } from '../store/records'

/**
 * Returns where the buyer goes back to, with everything the provider appends, in its order; null when the preference
 * says no such address. Without a payment the buyer gave up: what is missing is the word `null`.
 */
export function backUrl(preference: Preference, payment: Payment | null): string | null {
  const urls = asObject(preference.body.back_urls)
  const url = asText(urls[outcomeOf(payment)])
  if (!url) return null
  const query = new URLSearchParams({
    collection_id: payment?.id ?? 'null',
    collection_status: payment?.status ?? 'null',
    payment_id: payment?.id ?? 'null',
    // A payment in review comes back without its status, as observed.
    status: payment && payment.status !== 'in_process' ? payment.status : 'null',
    external_reference: preference.externalReference ?? 'null',
    payment_type: payment?.typeId ?? 'null',
    merchant_order_id: payment?.orderId ?? 'null',
    preference_id: preference.id,
    site_id: 'MLA',
    processing_mode: 'aggregator',
    merchant_account_id: 'null',
  })
  const [address = '', fragment] = url.split('#')
  const joint = address.includes('?') ? '&' : '?'
  return `${address}${joint}${query}${fragment === undefined ? '' : `#${fragment}`}`
}

/** Returns whether the buyer is led back by the page itself. */
export function isLedBack({ body }: Preference, { status }: Payment): boolean {
  return body.auto_return === 'all' || (body.auto_return === 'approved' && status === 'approved')
}

/** Returns the sites that the buyer may go back to. */
export function backOrigins({ body }: Preference): string[] {
  return Object.values(asObject(body.back_urls)).flatMap((url) =>
    typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : [],
  )
}

function outcomeOf(payment: Payment | null): 'success' | 'pending' | 'failure' {
  if (payment?.status === 'approved') return 'success'
  return payment?.status === 'pending' || payment?.status === 'in_process' ? 'pending' : 'failure'
}
