import { asObject, asText } from '../http/fields'
import type { Payment, Preference } from '../store/records'

/**
 * Returns the buyer's return address with the parameters that the provider appends, in its order. Returns null if the
 * preference has no such address. Missing values are the word `null`, also for a buyer who gave up without a payment.
 */
export function backUrl(preference: Preference, payment: Payment | null): string | null {
  const urls = asObject(preference.body.back_urls)
  const url = asText(urls[outcomeOf(payment)])
  if (!url) return null
  const query = new URLSearchParams({
    collection_id: payment?.id ?? 'null',
    collection_status: payment?.status ?? 'null',
    payment_id: payment?.id ?? 'null',
    // A payment in review returns without its status, as observed at the provider.
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

/** Returns whether the page redirects the buyer back automatically. */
export function isLedBack({ body }: Preference, { status }: Payment): boolean {
  return body.auto_return === 'all' || (body.auto_return === 'approved' && status === 'approved')
}

/** Returns the origins of the sites to which the buyer may return. */
export function backOrigins({ body }: Preference): string[] {
  return Object.values(asObject(body.back_urls)).flatMap((url) =>
    typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : [],
  )
}

function outcomeOf(payment: Payment | null): 'success' | 'pending' | 'failure' {
  if (payment?.status === 'approved') return 'success'
  return payment?.status === 'pending' || payment?.status === 'in_process' ? 'pending' : 'failure'
}
