// Apart from `toast`, which every page loads: few have anything that goes on in the place of what was said.
const name = 'toasts-read'

/** Takes away what was said in passing: the reader has gone on to something else. */
export const dismissToasts = (): void => void dispatchEvent(new Event(name))

/** For the place that draws them. */
export function subscribeToDismissal(listener: () => void): () => void {
  addEventListener(name, listener)
  return () => removeEventListener(name, listener)
}
