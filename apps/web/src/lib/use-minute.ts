import { useSyncExternalStore } from 'react'

export const minuteMs = 60_000

function onMinute(tick: () => void): () => void {
  const timer = setInterval(tick, minuteMs)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / minuteMs)
// Null on the server, because a cached page may be hours old and only the browser knows the time.
const unknown = () => null

/** Returns the current minute (since 1970) and updates it every minute. Returns null until hydration. */
export const useMinute = (): number | null => useSyncExternalStore(onMinute, thisMinute, unknown)
