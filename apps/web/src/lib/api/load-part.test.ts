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

  it('that fails to come says that there is no connection', async () => {
    await expect(loadPart(Promise.reject(new Error('chunk')))).rejects.toMatchObject({ code: 'network' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that never comes leaves nobody waiting for ever', async () => {
    const waiting = expect(loadPart(new Promise(() => undefined))).rejects.toMatchObject({ code: 'timeout' })
    await vi.runAllTimersAsync()
    await waiting
  })
})
