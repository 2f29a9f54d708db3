import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPart } from './load-part'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('code that a page loads when it is needed', () => {
  it('is handed over, and no clock runs on', async () => {
    expect(await loadPart(Promise.resolve('code'))).toBe('code')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('says that there is no connection when it fails to load', async () => {
    await expect(loadPart(Promise.reject(new Error('chunk')))).rejects.toMatchObject({ code: 'network' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives up after a while when it never loads', async () => {
    const waiting = expect(loadPart(new Promise(() => undefined))).rejects.toMatchObject({ code: 'timeout' })
    await vi.runAllTimersAsync()
    await waiting
  })
})
