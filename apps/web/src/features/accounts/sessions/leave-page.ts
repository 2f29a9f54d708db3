let isLeaving = false

/**
 * Goes to another page of the site by loading it anew: pages of the former visitor that the router still holds are gone
 * with it. The first one to say where to go wins, since others only react to the same change.
 */
export function leavePage(path: string): void {
  if (isLeaving) return
  isLeaving = true
  // The browser's back button may bring this very page back to life, as it was when it was left.
  addEventListener('pageshow', stay, { once: true })
  location.assign(path)
}

function stay(): void {
  isLeaving = false
}
