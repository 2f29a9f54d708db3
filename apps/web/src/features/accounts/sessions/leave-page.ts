let isLeaving = false

/**
 * Goes to another page of the site with a full page load, which drops the pages that the router cached for the former
 * visitor. The first target wins, because later calls only react to the same change.
 */
export function leavePage(path: string): void {
  if (isLeaving) return
  isLeaving = true
  // The browser's back button can restore this page from its cache, still marked as leaving.
  addEventListener('pageshow', cancelLeaving, { once: true })
  location.assign(path)
}

/**
 * Runs work that ends this page's own session, and then goes to `path`. While the work runs, `leavePage` ignores other
 * callers that notice the end of the session. If the work throws, rethrows the error and stays on the page.
 */
export async function leaveAfter(path: string, work: () => Promise<unknown>): Promise<void> {
  isLeaving = true
  try {
    await work()
  } catch (error) {
    cancelLeaving()
    throw error
  }
  cancelLeaving()
  leavePage(path)
}

/** Returns whether another caller has already chosen where this page goes. */
export const isPageLeaving = (): boolean => isLeaving

function cancelLeaving(): void {
  isLeaving = false
}
