import { oncePerProcess } from './once-per-process'

/** How long a request waits for another request to render the same page, in ms. */
const longestWaitMs = 3_000

interface RunningPage {
  count: number
  waiting: Set<() => void>
}

/** The pages that requests of this process render at the moment, by their key in the page store. */
const runningPages = () => oncePerProcess('running-pages', () => new Map<string, RunningPage>())

export const isRunning = (key: string): boolean => runningPages().has(key)

/** Notes that a request renders a page. Returns a function for the end, which may be called twice. */
export function beginPage(key: string): () => void {
  const page = runningPages().get(key) ?? { count: 0, waiting: new Set() }
  runningPages().set(key, page)
  page.count += 1
  let hasEnded = false
  return () => {
    if (hasEnded) return
    hasEnded = true
    page.count -= 1
    if (page.count === 0) runningPages().delete(key)
    for (const resume of [...page.waiting]) resume()
  }
}

/** Resolves when a request that renders the page has ended, or after `longestWaitMs`. */
export function untilRendered(key: string): Promise<void> {
  const waiting = runningPages().get(key)?.waiting
  if (!waiting) return Promise.resolve()
  return new Promise((resolve) => {
    const resume = () => {
      waiting.delete(resume)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(resume, longestWaitMs)
    waiting.add(resume)
  })
}
