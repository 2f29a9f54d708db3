import { pausesMs } from '@/lib/use-retries'

/** What is needed of an EventSource. */
interface Source extends Pick<EventSource, 'close' | 'readyState'> {
  addEventListener(eventName: string, hear: () => void): void
}

interface Hearing {
  /** Something changed, or may have while nothing could be heard. */
  onChange: () => void
  /** The server refused the line: the session may be over. */
  onRefusal: () => void
}

/** The state of a line that the browser does not open again by itself. */
const closed = 2

/**
 * Returns a line on which the server says that something changed; its owner opens and closes it. Messages during an
 * interruption are lost, so a reconnection counts as a message. The browser reopens a broken line by itself, but not
 * a refused one (a proxy while the site restarts, or a missing session): that one is retried, ever more slowly, and
 * not by all pages in step.
 */
export function createChangesLine(openSource: () => Source, { onChange, onRefusal }: Hearing) {
  let source: Source | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasMissed = false
  let refusals = 0

  const open = () => {
    if (source) return
    const line = openSource()
    source = line
    const hear = (eventName: string, tell: () => void) =>
      line.addEventListener(eventName, () => {
        if (source === line) tell()
      })
    hear('message', onChange)
    hear('open', () => {
      if (hasMissed) onChange()
      hasMissed = true
      refusals = 0
    })
    hear('error', () => {
      if (line.readyState !== closed) return
      onRefusal()
      const pauseMs = pausesMs[Math.min(refusals, pausesMs.length - 1)] ?? 0
      timer = setTimeout(reopen, pauseMs * (1 + Math.random() / 2))
      refusals += 1
    })
  }
  const reopen = () => {
    source = null
    hasMissed = true
    open()
  }
  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
    hasMissed = false
    refusals = 0
  }
  return { open, close }
}
