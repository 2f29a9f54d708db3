import { useEffect, useRef } from 'react'

/** Pauses before each try, in milliseconds; then it is up to whoever looks. */
const pausesMs = [5_000, 10_000, 20_000, 40_000, 60_000]

/** What this page has been tried: the error that shows again is another component each time. */
let last = { address: '', tries: 0 }

/** Tries a failed page again by itself, ever more slowly. */
export function useRetries(retry: () => void): void {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    const address = window.location.href
    const tries = last.address === address ? last.tries : 0
    const pauseMs = pausesMs[tries]
    if (pauseMs === undefined) return
    const timer = setTimeout(() => {
      last = { address, tries: tries + 1 }
      latest.current()
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [])
}
