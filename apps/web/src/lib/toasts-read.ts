// Separate from `toast`, because every page loads `toast` and few pages need to dismiss toasts.
const name = 'toasts-read'

/** Dismisses all toasts, because the visitor has gone on to something else. */
export const dismissToasts = (): void => void dispatchEvent(new Event(name))

/** Used by the component that draws toasts. */
export function subscribeToDismissal(listener: () => void): () => void {
  addEventListener(name, listener)
  return () => removeEventListener(name, listener)
}
