import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { listLocalidades } from '@oficio/domain/places/list-localidades'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { testClock } from '@oficio/domain/testing/test-clock'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it, vi } from 'vitest'
import { createKeptReads } from './kept-reads'

it('reads once for everybody until one of the tags is purged, also for who asks at the same moment', async () => {
  const kept = createKeptReads(testClock())
  const read = vi.fn(async () => ['a'])
  const first = await Promise.all([kept.read('a', ['x', 'y'], read), kept.read('a', ['x', 'y'], read)])
  expect(first).toEqual([['a'], ['a']])
  kept.purge(['z'])
  await kept.read('a', ['x', 'y'], read)
  expect(read).toHaveBeenCalledTimes(1)
  kept.purge(['y'])
  await kept.read('a', ['x', 'y'], read)
  expect(read).toHaveBeenCalledTimes(2)
})

it('does not keep what was being read when it was purged', async () => {
  const kept = createKeptReads(testClock())
  let finish: (value: string) => void = () => undefined
  const old = kept.read('a', ['x'], () => new Promise<string>((resolve) => (finish = resolve)))
  kept.purge(['x'])
  const fresh = kept.read('a', ['x'], async () => 'new')
  finish('old')
  expect([await old, await fresh]).toEqual(['old', 'new'])
  expect(await kept.read('a', ['x'], async () => 'newer')).toBe('new')
})

it('keeps no failure, and nothing for longer than an hour', async () => {
  const clock = testClock()
  const kept = createKeptReads(clock)
  await expect(kept.read('a', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.read('a', [], async () => 1)).toBe(1)
  clock.set(new Date(clock.now().getTime() + 59 * 60_000))
  expect(await kept.read('a', [], async () => 2)).toBe(1)
  clock.set(new Date(clock.now().getTime() + 60_000))
  expect(await kept.read('a', [], async () => 3)).toBe(3)
})

it('knows what it keeps, and lets go of what nobody has asked for the longest', async () => {
  const kept = createKeptReads(testClock())
  await kept.read('often', [], async () => 1)
  await kept.read('once', [], async () => 1)
  expect(kept.has('other')).toBe(false)
  for (let number = 0; number < 4_999; number += 1) {
    await kept.read('often', [], async () => 2)
    await kept.read(String(number), [], async () => number)
  }
  expect([kept.has('often'), kept.has('once'), kept.has('0'), kept.has('4998')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

it('answers rubros, provinces and localities without the database, and anew after the purge of reference data', async () => {
  const testCtx = await createTestContext()
  const noDb = new Proxy(testCtx.db, {
    get: () => {
      throw new Error('the database was asked')
    },
  })
  const kept = createKeptReads(testCtx.clock)
  const lists = (db: typeof noDb) => {
    const ctx = { ...testCtx, kept, db }
    const localidades = ['Santa Fe', 'caba', '1'].map((provincia) =>
      listLocalidades(ctx, { provincia, max: 5 }),
    )
    return Promise.all([listRubros(ctx), listProvincias(ctx), ...localidades, listLocalidades(ctx, unknown)])
  }
  const unknown = { provincia: 'Atlántida', max: 5 }
  const first = await lists(testCtx.db)
  expect(first.map(({ length }) => length > 0)).toEqual([true, true, true, true, true, false])
  expect(await lists(noDb)).toEqual(first)
  kept.purge([pageTags.places])
  await expect(lists(noDb)).rejects.toThrow('the database was asked')
})
