import { readText, storeText } from '@/lib/storage/browser-storage'

const storageKey = 'payers-tracking-token:1'

/**
 * Stores the client's tracking link in this tab while they pay for the request. The provider never receives it. Without
 * it, a returning payer would see only that the payment was approved. If the tab has no storage, the mail contains the
 * link.
 */
export const keepPayersLink = (token: string): void => storeText('sessionStorage', storageKey, token)

/** Returns the headers that identify a returning payer as the client of the request. Call it in the browser only. */
export function payersHeaders(): Record<string, string> {
  const token = readText('sessionStorage', storageKey)
  return token ? { 'x-tracking-token': token } : {}
}
