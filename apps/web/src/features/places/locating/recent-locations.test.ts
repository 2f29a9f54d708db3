import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addRecentLocation,
  forgetRecentLocations,
  type RecentLocation,
  readRecentLocations,
} from './recent-locations'

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const town = (localidadId: number, fields: Partial<RecentLocation> = {}): RecentLocation => ({
  type: 'address',
  latitude: null,
  longitude: null,
  address: `Pueblo ${localidadId}, Santa Fe, Argentina`,
  label: `Pueblo ${localidadId}, Santa Fe`,
  timestamp: localidadId,
  localidadId,
  provinciaId: 21,
  ...fields,
})
const ids = () => readRecentLocations().map(({ localidadId }) => localidadId)

describe('the places that a device used last', () => {
  it('are five, the last one first, each once', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 3]) addRecentLocation(town(id))
    expect(ids()).toEqual([3, 6, 5, 4, 2])
    expect([...storage.keys()]).toEqual(['recentLocations'])
  })

  it('are none once they were forgotten', () => {
    addRecentLocation(town(1))
    forgetRecentLocations()
    expect([ids(), storage.size]).toEqual([[], 0])
  })

  it.each([
    ['no list', '{"a":1}'],
    ['no JSON', '['],
    ['no places', '[null,1,"a",[],{}]'],
    ['another type', JSON.stringify([{ ...town(1), type: 'planet' }])],
    ['half a point', JSON.stringify([town(1, { latitude: -32 })])],
    ['a point off the earth', JSON.stringify([town(1, { type: 'coordinates', latitude: 91, longitude: 0 })])],
    ['no name', JSON.stringify([town(1, { label: '' })])],
  ])('are none where storage holds %s', (_what, text) => {
    storage.set('recentLocations', text)
    expect(ids()).toEqual([])
    addRecentLocation(town(7, { type: 'coordinates', latitude: -32.9, longitude: -60.6 }))
    expect(ids()).toEqual([7])
  })
})
