import { pausesMs } from '@/lib/use-retries'

/** The part of EventSource that the line uses. */
interface Source extends Pick<EventSource, 'close' | 'readyState'> {
  addEventListener(eventName: string, hear: () => void): void
}

interface LineCallbacks {
  /** Called when something changed, or may have changed while the line was interrupted. */
  onChange: () => void
  /** Called when the server refused the line, because the session may have ended. */
  onRefusal: () => void
}

/** The `readyState` of a line that the browser does not reopen by itself. */
const closed = 2

/**
 * Returns a line (EventSource) on which the server reports changes; its owner opens and closes it. Messages during an
 * interruption are lost, so a reconnection counts as a message. The browser reopens a broken line by itself, but not a
 * refused line (a restarting site or a missing session). A refused line is retried with growing, randomised pauses, so
 * that open pages do not retry all at once.
 */
export function createChangesLine(openSource: () => Source, { onChange, onRefusal }: LineCallbacks) {
  let source: Source | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasMissed = false
  let refusals = 0

  const open = () => {
    if (source) return
    const line = openSource()
    source = line
    const listenTo = (eventName: string, tell: () => void) =>
      line.addEventListener(eventName, () => {
        if (source === line) tell()
      })
    listenTo('message', onChange)
    listenTo('open', () => {
      if (hasMissed) onChange()
      hasMissed = true
      refusals = 0
    })
    listenTo('error', () => {
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
