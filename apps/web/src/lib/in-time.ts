import { uiTimings } from '@oficio/contracts/kernel/ui-timings'

/** Thrown when a wait took too long. */
export class TooLate extends Error {}

/** Waits for at most the time limit of a call (30 s), then throws TooLate. Does not stop the work. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeLimit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), uiTimings.requestTimeoutMs)
  })
  try {
    return await Promise.race([work, timeLimit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Fetches an address and aborts after the time limit, because a later response would still set its cookies. Throws
 * TooLate and the errors of fetch.
 */
export async function fetchInTime(address: string, init?: RequestInit): Promise<Response> {
  const controller = new AbortController()
  try {
    return await inTime(fetch(address, { ...init, signal: controller.signal }))
  } catch (error) {
    controller.abort()
    throw error
  }
}
