import { uiTimings } from '@oficio/contracts/limits'
import { ApiError } from './api-client'

/**
 * Waits no longer than a call may take (30 s), then throws ApiError timeout. What works on is not stopped: should it end
 * after all, the next who asks for the same need not wait.
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), uiTimings.requestTimeoutMs)
  })
  try {
    return await Promise.race([work, isOver])
  } finally {
    clearTimeout(timer)
  }
}
