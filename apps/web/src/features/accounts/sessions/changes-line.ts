import { pausesMs } from '@/lib/use-retries'

/** What is needed of an EventSource. */
interface Source extends Pick<EventSource, 'close' | 'readyState'> {
  addEventListener(what: string, hear: () => void): void
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
 * Returns a line on which the server says that something changed; it is opened and closed by whoever holds it. What is said
 * while it is broken is missed, so it counts as said once it stands again. The browser opens a line that broke by itself, but
 * not one that was refused, by a proxy while the site restarts, or for want of a session: that one is tried again, ever more
 * slowly, and not by all pages in step.
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
    const hear = (what: string, tell: () => void) =>
      line.addEventListener(what, () => {
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
