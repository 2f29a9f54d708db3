import { registry } from '@oficio/domain/registry'
import { expect, it } from 'vitest'
import { cronItems } from './cron-items'

it('every entry of the clock becomes one item under its own name, made up for after at most five minutes', () => {
  const items = cronItems(registry.clock)
  expect(items.map(({ task, identifier }) => ({ task, identifier }))).toEqual(
    registry.clock.map(({ name }) => ({ task: name, identifier: name })),
  )
  expect(Math.max(...items.map(({ options }) => options.backfillPeriod))).toBe(300_000)
})

it('an entry is due when its pattern says so', () => {
  const [item] = cronItems([
    { name: 'hourly', label: 'Cada hora', pattern: '17 * * * *', run: async () => undefined },
  ])
  const at = (min: number) => ({ min, hour: 9, date: 3, month: 4, dow: 2 })
  expect(item?.match(at(17))).toBe(true)
  expect(item?.match(at(18))).toBe(false)
})

it('jobs and entries of the clock share no name', () => {
  const names = [...registry.jobs, ...registry.clock].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
