import type { Preapproval } from '../../store/records'

/** Returns where the buyer goes back to: the address with the subscription's id, and nothing about how it went. */
export function subscriptionBackUrl({ id, backUrl }: Preapproval): string | null {
  if (!backUrl) return null
  const [address = '', fragment] = backUrl.split('#')
  const joint = address.includes('?') ? '&' : '?'
  return `${address}${joint}preapproval_id=${id}${fragment === undefined ? '' : `#${fragment}`}`
}
