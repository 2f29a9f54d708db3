const storageKey = 'payers-tracking-token:1'

/**
 * Keeps the client's own link in this tab while somebody pays for their request. The provider never learns it, and
 * without it whoever comes back would be told only that the payment was approved.
 */
export function keepPayersLink(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token)
  } catch {
    // Without storage the mail carries the link.
  }
}

/** Returns the headers by which whoever comes back is the client of their request. Call it in the browser only. */
export function payersHeaders(): Record<string, string> {
  try {
    const token = sessionStorage.getItem(storageKey)
    return token ? { 'x-tracking-token': token } : {}
  } catch {
    return {}
  }
}
