import { useSyncExternalStore } from 'react'

export const minuteMs = 60_000

function onMinute(tick: () => void): () => void {
  const timer = setInterval(tick, minuteMs)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / minuteMs)
// A cached page may be hours old, so only the browser knows what time it is.
const unknown = () => null

/** Returns which minute it is, and again with each that passes; null until the browser has taken over. */
export const useMinute = (): number | null => useSyncExternalStore(onMinute, thisMinute, unknown)
