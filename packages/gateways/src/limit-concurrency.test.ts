import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency'

it('never runs more tasks at once than allowed, and refuses when the line is full', async () => {
  const limit = limitConcurrency({ running: 2, waiting: 3 })
  let active = 0
  let maxRunning = 0
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const task = async () => {
    active += 1
    maxRunning = Math.max(maxRunning, active)
    await gate
    active -= 1
  }
  const tasks = Array.from({ length: 5 }, () => limit(task))
  await expect(limit(task)).rejects.toMatchObject({ code: 'unavailable' })
  open()
  await Promise.all(tasks)
  expect(maxRunning).toBe(2)
})

it('gives the turn back when a task fails', async () => {
  const limit = limitConcurrency({ running: 1, waiting: 0 })
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await limit(() => Promise.resolve(7))).toBe(7)
})
