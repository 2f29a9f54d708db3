import type { Preapproval } from '../../store/records'

/** Returns the buyer's return address with the subscription's id. It does not contain the outcome. */
export function subscriptionBackUrl({ id, backUrl }: Preapproval): string | null {
  if (!backUrl) return null
  const [address = '', fragment] = backUrl.split('#')
  const joint = address.includes('?') ? '&' : '?'
  return `${address}${joint}preapproval_id=${id}${fragment === undefined ? '' : `#${fragment}`}`
}
