import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchInTime, TooLate } from './in-time'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an answer that does not come in time is given up, so that nothing of it comes later', async () => {
  const requests: RequestInit[] = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    requests.push(init)
    return new Promise(() => undefined)
  })
  const waiting = expect(fetchInTime('/api/auth/device', { method: 'POST' })).rejects.toThrow(TooLate)
  expect(requests).toMatchObject([{ method: 'POST', signal: { aborted: false } }])
  await vi.runAllTimersAsync()
  await waiting
  expect(requests).toMatchObject([{ signal: { aborted: true } }])
})

it('an early result or failure is passed on, and no timer goes on', async () => {
  const answer = new Response()
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  expect(await fetchInTime('/')).toBe(answer)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchInTime('/')).rejects.toThrow(TypeError)
  expect(vi.getTimerCount()).toBe(0)
})
