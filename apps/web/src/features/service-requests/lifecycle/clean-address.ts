/** Takes the mail's question out of the address once it is dealt with, so that a reload does not ask it again. */
export function cleanAddress(): void {
  window.history.replaceState(null, '', window.location.pathname)
}
