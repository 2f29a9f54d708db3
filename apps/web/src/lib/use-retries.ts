import { useEffect, useRef } from 'react'

/** The pauses before automatic retries of a failed page, in milliseconds. */
export const pausesMs: readonly number[] = [5_000, 10_000, 20_000, 40_000, 60_000]
/** Longer than the last pause and its retry. A failure after this time counts as a new one. */
const forgetMs = 5 * 60_000

/** Counts the retries of a page during one series of failures. Addresses are whole, times are in milliseconds. */
export function countTries() {
  let last = { address: '', tries: 0, atMs: 0 }
  const attemptsAt = (address: string, nowMs: number) =>
    last.address === address && nowMs - last.atMs < forgetMs ? last.tries : 0
  return {
    /** Returns how often the page of the address was retried. */
    of: attemptsAt,
    add: (address: string, nowMs: number) => {
      last = { address, tries: attemptsAt(address, nowMs) + 1, atMs: nowMs }
    },
    leave: () => {
      last = { address: '', tries: 0, atMs: 0 }
    },
  }
}

/** Outside the component, because each new error mounts another component. */
const tries = countTries()

/** Retries a failed page automatically, with growing pauses. */
export function useRetries(retry: () => void): void {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    const address = window.location.href
    const timer = startTimer(address, () => latest.current())
    return () => {
      clearTimeout(timer)
      // The address changed, so the component is unmounted by a navigation and not by a retry.
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
