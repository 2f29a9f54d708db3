/** The ways to say something in a corner of the page, as `sonner` has them. */
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

/** Says something in passing. What draws it is fetched with the first toast: most visits see none. */
export const toast = { success: show('success'), warning: show('warning'), error: show('error') }

/** For the place that draws them: whether there has been anything to draw. */
export const hasToasts = (): boolean => outlet !== null || waiting.length > 0

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Called by what draws them, once it can. */
export function openToasts(openedOutlet: ToastOutlet): void {
  outlet = openedOutlet
  for (const { tone, text } of waiting.splice(0)) openedOutlet[tone](text)
}
