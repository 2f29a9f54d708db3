import { pausesMs } from '@/lib/use-retries'

/** What is needed of an EventSource. */
interface Source extends Pick<EventSource, 'close' | 'readyState'> {
  addEventListener(what: string, hear: () => void): void
}

/** The state of a line that the browser does not open again by itself. */
const closed = 2

/**
 * Returns a line on which the server says that something changed; it is opened and closed by whoever holds it. What is said
 * while it is broken is missed, so it counts as said once it stands again. The browser opens a line that broke by itself, but
 * not one that was refused: that, too, counts as a change, since the session may be over. Where the page stays, it was the
 * site that could not answer (a restart, too much to do), and the line is tried again, ever more slowly.
 */
export function createChangesLine(openSource: () => Source, onChange: () => void) {
  let source: Source | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasMissed = false
  let refusals = 0

  const open = () => {
    if (source) return
    const line = openSource()
    source = line
    line.addEventListener('message', onChange)
    line.addEventListener('open', () => {
      if (hasMissed) onChange()
      hasMissed = true
      refusals = 0
    })
    line.addEventListener('error', () => {
      if (line.readyState !== closed || source !== line) return
      onChange()
      timer = setTimeout(reopen, pausesMs[Math.min(refusals, pausesMs.length - 1)])
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
  }
  return { open, close }
}
