/** What is asked of a window, of which older browsers lack the first. */
interface Tab {
  navigation?: { canGoBack: boolean }
  document: { referrer: string }
  location: { origin: string }
  history: { length: number }
}

/** Returns whether going back leads to a page of ours: not out of a fresh tab, nor to the page where one pays. */
export function hasEarlierPage({ navigation, document, location, history }: Tab = window): boolean {
  if (navigation) return navigation.canGoBack
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
}
