import { readText, storeText } from '@/lib/storage/browser-storage'

const storageKey = 'payers-tracking-token:1'

/**
 * Keeps the client's own link in this tab while somebody pays for their request. The provider never learns it, and
 * without it whoever comes back would be told only that the payment was approved. Without storage the mail carries it.
 */
export const keepPayersLink = (token: string): void => storeText('sessionStorage', storageKey, token)

/** Returns the headers by which whoever comes back is the client of their request. Call it in the browser only. */
export function payersHeaders(): Record<string, string> {
  const token = readText('sessionStorage', storageKey)
  return token ? { 'x-tracking-token': token } : {}
}
