import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import type { PlaceCursor } from '../../places/lookup/place-source'
import type { AskedPlaces } from '../../places/places-provider'
import { businessLayers } from '../businesses/business-layers'
import {
  type Area,
  type BusinessCriteria,
  buildAreaSource,
  buildCategoryLinkSource,
  buildFilters,
  buildMatchSource,
  isCategoryAlone,
} from '../businesses/business-source'
import { readCategories } from '../businesses/read-categories'
import { byScore } from '../businesses/read-sought'
import { categoryOfType, readPlaceTypes } from './place-types'

interface FoundRow {
  id: string
  cursor: PlaceCursor
}

interface Page {
  after: PlaceCursor | null
  take: number
}

/**
 * Returns the businesses that match a text, in the order of the search of businesses by relevance: layer by layer, the
 * best of each first. The cursor contains the group, layer, score and id of the last result of the page before.
 */
export async function pageBusinesses(
  ctx: Ctx,
  { query, type, around }: AskedPlaces,
  { after, take }: Page,
): Promise<FoundRow[]> {
  const categoryId = categoryOfType(await readPlaceTypes(ctx), type)
  const last = after && readCursor(after)
  if (categoryId === undefined || last === undefined) return []
  const area: Area = around
    ? { kind: 'around', ...around, radiusKm: around.radiusMetres / 1000 }
    : { kind: 'everywhere' }
  const now = ctx.clock.now()
  const criteria = { now, area, categoryId, tagIds: [], isOpen: false, isFeatured: false }
  const groups = await businessLayers(ctx.db, await readCategories(ctx, query))
  const layers: (string | null)[][] = groups?.map((group) => disjoint(group.layers)) ?? [[null]]
  for (const [group, texts] of layers.entries()) {
    // Only the first group with any results is shown.
    if (last && group !== last.group) continue
    const groupRows = await readGroup(ctx.db, criteria, { group, texts, last, take })
    if (groupRows.length > 0 || last) return groupRows
  }
  return []
}

interface Last {
  group: number
  layer: number
  score: number
  id: string
}

interface Group {
  group: number
  texts: readonly (string | null)[]
  last: Last | null
  take: number
}

async function readGroup(
  db: Tx,
  criteria: Omit<BusinessCriteria, 'text'>,
  { group, texts, last, take }: Group,
): Promise<FoundRow[]> {
  const foundRows: FoundRow[] = []
  for (const [layer, text] of texts.entries()) {
    if (last && layer < last.layer) continue
    if (foundRows.length >= take) break
    const lastOfLayer = last?.layer === layer ? last : null
    const rows = await readAfterCursor(db, { ...criteria, text }, lastOfLayer, take - foundRows.length)
    foundRows.push(...rows.map(({ id, score }) => ({ id, cursor: [group, layer, score, id] })))
  }
  return foundRows
}

interface Row {
  id: string
  score: number
}

/** How many of the best businesses after the cursor to search before reading all matches. */
const maxScanned = 3000

/**
 * Returns the next rows of one layer after the cursor. Common words soon occur among the best businesses. If they do
 * not, the words are rare, and all matches are read and sorted.
 */
async function readAfterCursor(
  db: Tx,
  criteria: BusinessCriteria,
  last: Last | null,
  take: number,
): Promise<Row[]> {
  const afterLast = last
    ? Prisma.sql`AND (entry.score < ${last.score}::int
        OR (entry.score = ${last.score}::int AND entry.business_id > ${last.id}::uuid))`
    : Prisma.empty
  const read = (source: Prisma.Sql) => db.$queryRaw<Row[]>`
    SELECT entry.business_id AS id, entry.score FROM ${source} ORDER BY ${byScore} LIMIT ${take}`
  if (isCategoryAlone(criteria)) return read(Prisma.sql`${buildCategoryLinkSource(criteria)} ${afterLast}`)
  if (criteria.area.kind === 'everywhere') {
    const best = Prisma.sql`(SELECT entry.* FROM ${buildAreaSource(criteria)} ${afterLast} ORDER BY ${byScore} LIMIT ${maxScanned}) entry`
    const rows = await read(Prisma.sql`${best} WHERE true ${buildFilters(criteria)}`)
    if (rows.length === take) return rows
  }
  return read(
    Prisma.sql`(SELECT entry.business_id, entry.score FROM ${buildMatchSource(criteria)} ${afterLast} OFFSET 0) entry`,
  )
}

/** Returns each layer without the matches of earlier layers, so that no business is shown twice. */
const disjoint = (queries: readonly string[]): string[] =>
  queries.map((query, at) =>
    [`(${query})`, ...queries.slice(0, at).map((before) => `!(${before})`)].join(' & '),
  )

/** Returns the parts of a cursor; undefined for an invalid cursor. */
function readCursor([group, layer, score, id]: PlaceCursor): Last | undefined {
  const isId = typeof id === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  if (
    !isId ||
    ![group, layer, score].every((part) => Number.isInteger(part) && Math.abs(Number(part)) < 2 ** 31)
  )
    return undefined
  return { group: Number(group), layer: Number(layer), score: Number(score), id }
}
