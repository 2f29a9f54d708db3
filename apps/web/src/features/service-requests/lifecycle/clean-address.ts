/** Removes the question of the mail from the address after it is answered, so that a reload does not ask again. */
export function cleanAddress(): void {
  window.history.replaceState(null, '', window.location.pathname)
}
