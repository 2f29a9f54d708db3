import { AsyncLocalStorage } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getWaiting } from '@oficio/domain/admin/overview/get-waiting'
import { account } from '@oficio/domain/kernel/actor'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { listLocalidades } from '@oficio/domain/places/list-localidades'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { testClock } from '@oficio/domain/testing/test-clock'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it, vi } from 'vitest'
import { createReadCache } from './read-cache'

it('reads once for everybody until one of the tags is purged, also for who asks at the same moment', async () => {
  const readCache = createReadCache(testClock())
  const read = vi.fn(async () => ['a'])
  const first = await Promise.all([
    readCache.read('a', ['x', 'y'], read),
    readCache.read('a', ['x', 'y'], read),
  ])
  expect(first).toEqual([['a'], ['a']])
  readCache.purge(['z'])
  await readCache.read('a', ['x', 'y'], read)
  expect(read).toHaveBeenCalledTimes(1)
  readCache.purge(['y'])
  await readCache.read('a', ['x', 'y'], read)
  expect(read).toHaveBeenCalledTimes(2)
})

it('does not keep what was being read when it was purged', async () => {
  const readCache = createReadCache(testClock())
  let finish: (value: string) => void = () => undefined
  const old = readCache.read('a', ['x'], () => new Promise<string>((resolve) => (finish = resolve)))
  readCache.purge(['x'])
  const fresh = readCache.read('a', ['x'], async () => 'new')
  finish('old')
  expect([await old, await fresh]).toEqual(['old', 'new'])
  expect(await readCache.read('a', ['x'], async () => 'newer')).toBe('new')
})

it('keeps no failure, and nothing for longer than an hour', async () => {
  const clock = testClock()
  const readCache = createReadCache(clock)
  await expect(readCache.read('a', [], () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await readCache.read('a', [], async () => 1)).toBe(1)
  clock.set(new Date(clock.now().getTime() + 59 * 60_000))
  expect(await readCache.read('a', [], async () => 2)).toBe(1)
  clock.set(new Date(clock.now().getTime() + 60_000))
  expect(await readCache.read('a', [], async () => 3)).toBe(3)
})

it('knows what it keeps, and lets go of what nobody has asked for the longest', async () => {
  const readCache = createReadCache(testClock())
  await readCache.read('often', [], async () => 1)
  await readCache.read('once', [], async () => 1)
  expect(readCache.has('other')).toBe(false)
  for (let number = 0; number < 4_999; number += 1) {
    await readCache.read('often', [], async () => 2)
    await readCache.read(String(number), [], async () => number)
  }
  expect([readCache.has('often'), readCache.has('once'), readCache.has('0'), readCache.has('4998')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

it('answers rubros, provinces and localities without the database, and reads them again after a purge of the reference data', async () => {
  const testCtx = await createTestContext()
  const noDb = new Proxy(testCtx.db, {
    get: () => {
      throw new Error('the database was asked')
    },
  })
  const readCache = createReadCache(testCtx.clock)
  const lists = (db: typeof noDb) => {
    const ctx = { ...testCtx, readCache, db }
    const localidades = ['Santa Fe', 'caba', '1'].map((provincia) =>
      listLocalidades(ctx, { provincia, max: 5 }),
    )
    return Promise.all([listRubros(ctx), listProvincias(ctx), ...localidades, listLocalidades(ctx, unknown)])
  }
  const unknown = { provincia: 'Atlántida', max: 5 }
  const first = await lists(testCtx.db)
  expect(first.map(({ length }) => length > 0)).toEqual([true, true, true, true, true, false])
  expect(await lists(noDb)).toEqual(first)
  readCache.purge([pageTags.places])
  await expect(lists(noDb)).rejects.toThrow('the database was asked')
})

it('does not keep the request alive that read a value', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const requests = new AsyncLocalStorage<object>()
  const readCache = createReadCache(testClock())
  const readInRequest = async () => {
    const request = {}
    await requests.run(request, () => readCache.read('a', [], async () => 'value'))
    return new WeakRef(request)
  }
  const request = await readInRequest()
  const isAlive = () => {
    collectGarbage()
    return request.deref() !== undefined
  }
  await expect.poll(isAlive).toBe(false)
  expect(readCache.has('a')).toBe(true)
})

it('keeps the counts of the menu for some seconds, and counts again after a purge', async () => {
  const testCtx = await createTestContext()
  const ctx = { ...testCtx, readCache: createReadCache(testCtx.clock) }
  const admin = account(ctx.ids.next(), 'admin')
  const countWaiting = async () => (await getWaiting(ctx, admin)).map(({ count }) => count)
  expect(await countWaiting()).toEqual([])
  await buildProfessional(testCtx, { status: 'pending_approval' })
  expect(await countWaiting()).toEqual([])
  ctx.readCache.purge([pageTags.waiting])
  expect(await countWaiting()).toEqual([1])
  await buildProfessional(testCtx, { status: 'pending_approval' })
  testCtx.clock.advance({ minutes: 1 })
  expect(await countWaiting()).toEqual([2])
})
