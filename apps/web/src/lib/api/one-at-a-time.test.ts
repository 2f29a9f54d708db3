import { expect, it, vi } from 'vitest'
import { createOneAtATime } from './one-at-a-time'

it('sends one call after a double click, and the next call after it ended', async () => {
  const run = createOneAtATime()
  const send = vi.fn(async () => undefined)
  await Promise.all([run(send), run(send)])
  expect(send).toHaveBeenCalledTimes(1)
  await run(send)
  expect(send).toHaveBeenCalledTimes(2)
})

it('runs the next call after a failure', async () => {
  const run = createOneAtATime()
  const send = vi.fn(async () => undefined)
  await expect(run(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await run(send)
  expect(send).toHaveBeenCalledTimes(1)
})
