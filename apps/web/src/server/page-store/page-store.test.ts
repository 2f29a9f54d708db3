import { expect, it, onTestFinished, vi } from 'vitest'
import { PageStore } from './page-store'

const put = (
  store: PageStore,
  key: string,
  tags: string[],
  { bytes = 10, since = store.moment, isSentStale = true } = {},
) => store.put(key, `page ${key}`, { tags, bytes, since, isSentStale })

it('returns a page until one of its tags is purged', () => {
  const store = new PageStore()
  put(store, '/a', ['one', 'shared'])
  put(store, '/b', ['other'])
  expect(store.get('/a')?.value).toBe('page /a')
  store.purge(['shared'])
  expect([store.get('/a'), store.get('/b')?.value]).toEqual([null, 'page /b'])
})

it('does not keep a page whose rendering began before a purge', () => {
  const store = new PageStore()
  const since = store.moment
  store.purge(['one'])
  put(store, '/a', ['one'], { since })
  put(store, '/b', ['other'], { since })
  expect([store.get('/a'), store.get('/b')?.value]).toEqual([null, 'page /b'])
  put(store, '/a', ['one'])
  expect(store.get('/a')?.value).toBe('page /a')
})

it('stays below its size and drops the least recently read pages first', () => {
  const store = new PageStore()
  const bytes = 15 * 1024 * 1024
  for (const key of ['/a', '/b', '/c', '/d']) put(store, key, [], { bytes })
  store.get('/a')
  put(store, '/e', [], { bytes })
  expect(['/a', '/b', '/c', '/d', '/e'].filter((key) => store.get(key) !== null)).toEqual([
    '/a',
    '/c',
    '/d',
    '/e',
  ])
  put(store, '/huge', [], { bytes: 17 * 1024 * 1024 })
  expect(store.get('/huge')).toBeNull()
})

it('returns a purged page for a second as a stale one, until a new one is kept', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = new PageStore()
  put(store, '/a', ['one'])
  put(store, '/b', ['one'])
  store.purge(['one'])
  expect([store.getStale('/a'), store.getStale('/b'), store.getStale('/c')]).toEqual([
    'page /a',
    'page /b',
    null,
  ])
  put(store, '/b', ['one'])
  expect(store.getStale('/b')).toBeNull()
  vi.advanceTimersByTime(1000)
  expect(store.getStale('/a')).toBeNull()
})

it('returns no stale value of a kind that is never sent stale', () => {
  const store = new PageStore()
  put(store, '/a', ['one'], { isSentStale: false })
  store.purge(['one'])
  expect(store.getStale('/a')).toBeNull()
})

it('counts stale values for its size, and drops them before others', () => {
  const store = new PageStore()
  const bytes = 15 * 1024 * 1024
  put(store, '/kept', [], { bytes })
  for (const key of ['/a', '/b', '/c']) put(store, key, ['one'], { bytes })
  store.purge(['one'])
  put(store, '/new', [], { bytes })
  expect(['/a', '/b', '/c'].map((key) => store.getStale(key) !== null)).toEqual([false, true, true])
  for (const key of ['/d', '/e']) put(store, key, [], { bytes })
  expect(['/a', '/b', '/c'].map((key) => store.getStale(key))).toEqual([null, null, null])
  expect(['/kept', '/new', '/d', '/e'].filter((key) => store.get(key) === null)).toEqual([])
})

it('does not keep a page whose rendering began before a purge that it no longer remembers', () => {
  const store = new PageStore()
  const since = store.moment
  store.purge(['one'])
  store.purge(Array.from({ length: 10_000 }, (_none, at) => `other:${at}`))
  put(store, '/a', ['one'], { since })
  expect(store.get('/a')).toBeNull()
  put(store, '/a', ['one'])
  expect(store.get('/a')?.value).toBe('page /a')
})
