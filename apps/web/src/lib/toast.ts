/** The kinds of toasts, named as in `sonner`. */
type Tone = 'success' | 'warning' | 'error'
export type ToastOutlet = Record<Tone, (text: string) => unknown>

interface Waiting {
  tone: Tone
  text: string
}

let outlet: ToastOutlet | null = null
const waiting: Waiting[] = []
const listeners = new Set<() => void>()

const show = (tone: Tone) => (text: string) => {
  if (outlet) return void outlet[tone](text)
  waiting.push({ tone, text })
  for (const listener of listeners) listener()
}

/** Shows a toast. The code that draws toasts is loaded with the first toast, because most visits have none. */
export const toast = { success: show('success'), warning: show('warning'), error: show('error') }

/** Returns whether there has been a toast, so that the drawing component must be mounted. */
export const hasToasts = (): boolean => outlet !== null || waiting.length > 0

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Called by the component that draws toasts, once it is ready. Shows the toasts that waited for it. */
export function openToasts(openedOutlet: ToastOutlet): void {
  outlet = openedOutlet
  for (const { tone, text } of waiting.splice(0)) openedOutlet[tone](text)
}
