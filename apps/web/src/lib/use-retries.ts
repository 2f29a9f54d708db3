import { useEffect, useRef } from 'react'

/** Pauses before what failed is tried again by itself, in milliseconds. */
export const pausesMs: readonly number[] = [5_000, 10_000, 20_000, 40_000, 60_000]
/** Longer than the last pause and its try: what fails after it had stood meanwhile. */
const forgetMs = 5 * 60_000

/** Counts how often a page was tried in one bout of failing. Addresses are whole, times are milliseconds. */
export function countTries() {
  let last = { address: '', tries: 0, atMs: 0 }
  const attemptsAt = (address: string, nowMs: number) =>
    last.address === address && nowMs - last.atMs < forgetMs ? last.tries : 0
  return {
    /** How often the page of that address was tried. */
    of: attemptsAt,
    add: (address: string, nowMs: number) => {
      last = { address, tries: attemptsAt(address, nowMs) + 1, atMs: nowMs }
    },
    leave: () => {
      last = { address: '', tries: 0, atMs: 0 }
    },
  }
}

/** Of the page at hand: the error that shows again is another component each time. */
const tries = countTries()

/** Tries a failed page again by itself, ever more slowly. */
export function useRetries(retry: () => void): void {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    const address = window.location.href
    const timer = startTimer(address, () => latest.current())
    return () => {
      clearTimeout(timer)
      // It goes because another page was opened, not because this one was tried again.
      if (window.location.href !== address) tries.leave()
    }
  }, [])
}

function startTimer(address: string, retry: () => void): NodeJS.Timeout | undefined {
  const pauseMs = pausesMs[tries.of(address, Date.now())]
  if (pauseMs === undefined) return undefined
  return setTimeout(() => {
    tries.add(address, Date.now())
    retry()
  }, pauseMs)
}
