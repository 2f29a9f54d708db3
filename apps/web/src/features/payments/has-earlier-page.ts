/** The parts of `window` that are read. Older browsers lack `navigation`. */
interface BrowserTab {
  navigation?: { canGoBack: boolean }
  document: { referrer: string }
  location: { origin: string }
  history: { length: number }
}

/**
 * Returns whether going back leads to another page of the site. It does not in a new tab or after the provider's
 * payment page.
 */
export function hasEarlierPage({ navigation, document, location, history }: BrowserTab = window): boolean {
  if (navigation) return navigation.canGoBack
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
}
