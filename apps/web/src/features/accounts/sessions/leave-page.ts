let isLeaving = false

/**
 * Goes to another page of the site by loading it: this drops pages of the former visitor that the router still holds.
 * The first target wins, since others only react to the same change.
 */
export function leavePage(path: string): void {
  if (isLeaving) return
  isLeaving = true
  // The browser's back button may bring this very page back to life, as it was when it was left.
  addEventListener('pageshow', stay, { once: true })
  location.assign(path)
}

/**
 * Does what ends this page's own session, and then goes to another page. Meanwhile nobody else who hears of the end leads
 * away from here. Throws what the work throws; then the page stays.
 */
export async function leaveAfter(path: string, work: () => Promise<unknown>): Promise<void> {
  isLeaving = true
  try {
    await work()
  } catch (error) {
    stay()
    throw error
  }
  stay()
  leavePage(path)
}

/** Whether somebody has said already where to go. */
export const isPageLeaving = (): boolean => isLeaving

function stay(): void {
  isLeaving = false
}
