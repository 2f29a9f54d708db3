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
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(init)
    return new Promise(() => undefined)
  })
  const waiting = expect(fetchInTime('/api/auth/device', { method: 'POST' })).rejects.toThrow(TooLate)
  expect(sent).toMatchObject([{ method: 'POST', signal: { aborted: false } }])
  await vi.runAllTimersAsync()
  await waiting
  expect(sent).toMatchObject([{ signal: { aborted: true } }])
})

it('one that comes, or fails, is handed on, and no clock runs on', async () => {
  const answer = new Response()
  vi.stubGlobal('fetch', () => Promise.resolve(answer))
  expect(await fetchInTime('/')).toBe(answer)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchInTime('/')).rejects.toThrow(TypeError)
  expect(vi.getTimerCount()).toBe(0)
})
