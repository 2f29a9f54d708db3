import { uiTimings } from '@oficio/contracts/kernel/ui-timings'

/** What somebody waited for took too long. */
export class TooLate extends Error {}

/** Waits no longer than a call may take (30 s), then throws TooLate. What works on is not stopped. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), uiTimings.requestTimeoutMs)
  })
  try {
    return await Promise.race([work, isOver])
  } finally {
    clearTimeout(timer)
  }
}

/** Fetches, and gives it up after that time: an answer that came later would still set its cookies. Throws TooLate, and what fetch does. */
export async function fetchInTime(address: string, init?: RequestInit): Promise<Response> {
  const controller = new AbortController()
  try {
    return await inTime(fetch(address, { ...init, signal: controller.signal }))
  } catch (error) {
    controller.abort()
    throw error
  }
}
