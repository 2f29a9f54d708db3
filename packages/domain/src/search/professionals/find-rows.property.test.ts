import type { Localidad } from '@oficio/db/generated/client'
import { beforeAll, expect, it } from 'vitest'
import { addDays, subDays } from '../../kernel/time/days'
import { buildProfessional } from '../../testing/builders/build-professional'
import { exactSearch } from '../../testing/judges/exact-search'
import { inLongForm } from '../../testing/long-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { findNearest } from './find-nearest'
import { findRows } from './find-rows'
import { type Matches, readByWords, readPlace } from './read-few'
import type { Candidates, Conditions } from './row-source'
import { walkBest } from './walk-best'

// The professionals have few towns, few scores and few words, so that nearly every order is a tie.

const professionalCount = 90

let ctx: TestCtx
let towns: Localidad[]

/** Returns numbers in [0, 1) that are the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const random = seededRandom(20_261_122)
const chance = (share: number) => random() < share
function oneOf<T>(choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('nothing to choose from')
  return choice
}

beforeAll(async () => {
  ctx = await createTestContext()
  towns = await ctx.db.localidad.findMany({
    where: { latitude: { gt: -33.3, lt: -32.6 }, longitude: { gt: -61, lt: -60.4 } },
    orderBy: { id: 'asc' },
  })
  expect(towns.length).toBeGreaterThan(10)
  for (let number = 0; number < professionalCount; number += 1)
    await buildProfessional(ctx, {
      rubroIds: [1, 2, 3].filter(() => chance(0.6)),
      localidadId: oneOf(towns).id,
      serviceRadiusKm: oneOf([5, 25, 100]),
      avgRating: oneOf([0, 4, 4.5]),
      medianResponseMinutes: oneOf([null, 10, 60]),
      searchPoints: [oneOf([300, 306, 400]), oneOf([0, 6])],
      description: oneOf(['Trabajo con garantía.', 'Garantías y factura.', 'Factura A.', '']),
      status: chance(0.9) ? 'approved' : 'suspended',
      isAvailable: chance(0.85),
      awayUntil: oneOf([null, null, null, addDays(ctx.clock.now(), 1), subDays(ctx.clock.now(), 1)]),
    })
})

const words = { query: "'garanti' & '#2'", share: 0.1, expected: 10 }
const groups: Candidates[] = [
  { rubroIds: [1], words: null },
  { rubroIds: [1, 2, 3], words: null },
  { rubroIds: null, words: null },
  { rubroIds: null, words },
  { rubroIds: [1, 3], words },
]

type Way = (candidates: Candidates, conditions: Conditions, limit: number) => Promise<Matches | null>

/** Every search strategy, called directly. Returns null if the strategy does not apply to the search. */
const ways: Record<string, Way> = {
  chosen: (candidates, conditions, limit) => findRows(ctx.db, candidates, conditions, limit),
  'by words': async (candidates, conditions, limit) =>
    candidates.words && readByWords(ctx.db, candidates, candidates.words, conditions, limit),
  'of a place': async (candidates, { near, ...rest }, limit) =>
    near && readPlace(ctx.db, candidates, { ...rest, near }, limit),
  walk: (candidates, conditions, limit) => walkBest(ctx.db, candidates, conditions, limit),
}

async function expectAll(
  candidates: Candidates,
  conditions: Omit<Conditions, 'without'>,
  all: readonly string[],
) {
  const excludedIds = all.slice(0, 3)
  for (const [name, find] of Object.entries(ways)) {
    const first = async (limit: number, withoutIds: readonly string[]) => {
      const matches = await find(candidates, { ...conditions, without: withoutIds }, limit)
      return matches && { ...matches, rows: matches.rows.map(({ professionalId }) => professionalId) }
    }
    if ((await first(1, [])) === null) continue
    for (const limit of [1, 4, 200])
      expect(await first(limit, []), name).toEqual({ rows: all.slice(0, limit), count: all.length })
    expect(await first(5, excludedIds), name).toEqual({
      rows: all.slice(3, 8),
      count: all.length - excludedIds.length,
    })
    expect((await first(0, []))?.count, name).toBe(all.length)
  }
}

it('each way finds the exact answer for every town, radius, filter and depth, ties included', async () => {
  let comparedCount = 0
  const places = [null, ...towns.filter((_, index) => index % inLongForm(4, 12) === 0)]
  for (const town of places)
    for (const candidates of groups)
      for (const radiusKm of town ? [5, 40] : [0]) {
        const near = town && { latitude: town.latitude, longitude: town.longitude, radiusKm }
        const filters = oneOf([{}, { minRating: 4.5 }, { responseMinutes: 10 }, { availableAt: null }])
        const availableAt: Date | null = ctx.clock.now()
        const conditions = { minRating: undefined, responseMinutes: undefined, availableAt, ...filters, near }
        const query = { rubroIds: candidates.rubroIds, words: candidates.words?.query ?? null }
        const all = await exactSearch(ctx.db, { ...query, ...conditions })
        comparedCount += all.length
        await expectAll(candidates, conditions, all)
      }
  expect(comparedCount).toBeGreaterThan(inLongForm(500, 150))
})

it('both ways find the same nearest, ties included', async () => {
  const common = { ...words, share: 1, expected: 1_000_000 }
  for (const { latitude, longitude } of towns.slice(0, inLongForm(towns.length, 8)))
    for (const rubroIds of [null, [1], [1, 3]]) {
      const near = { latitude, longitude, radiusKm: 5 }
      const availableAt = ctx.clock.now()
      const conditions = { near, minRating: undefined, responseMinutes: undefined, availableAt, without: [] }
      const read = await findNearest(ctx.db, { rubroIds, words }, conditions, 5)
      expect(read).toHaveLength(5)
      expect(await findNearest(ctx.db, { rubroIds, words: common }, conditions, 5)).toEqual(read)
    }
})
