import { Prisma } from '@oficio/db/generated/client'
import { categoryLexeme } from './business-layers'
import { isOpenSql } from './is-open-sql'

/** Where is looked. */
export type Area =
  | { kind: 'everywhere' }
  | { kind: 'town'; localidadId: number }
  | { kind: 'around'; latitude: number; longitude: number; radiusKm: number }

/** What is looked for: all of it holds of whatever is found. */
export interface Sought {
  now: Date
  area: Area
  /** A tsquery; null whatever the words. */
  text: string | null
  categoryId: number | null
  tagIds: readonly number[]
  /** Only what is open at that moment. */
  isOpen: boolean
  /** Only what pays for a labelled place. */
  isFeatured: boolean
}

export const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }): Prisma.Sql =>
  Prisma.sql`ll_to_earth(${latitude}::float8, ${longitude}::float8)`

/**
 * Returns where the sought are read from, as `entry`, with all conditions: only businesses that are public at that moment.
 * A category alone, or in a town, is read from its own index, whose best stand first (docs/search.md); `isByScore` says
 * that nothing but the score is asked of an entry.
 */
export function soughtFrom(sought: Sought, isByScore: boolean): Prisma.Sql {
  const { now, area, categoryId } = sought
  const isPublic = Prisma.sql`entry.is_listed AND (entry.public_until IS NULL OR entry.public_until > ${now})`
  const inTown =
    area.kind === 'town' ? Prisma.sql`AND entry.localidad_id = ${area.localidadId}::int` : Prisma.empty
  if (isByScore && categoryId !== null && isCategoryAlone(sought))
    return Prisma.sql`business_category_links entry
      WHERE ${isPublic} AND entry.category_id = ${categoryId}::int ${inTown}`
  const words = wordsOf(sought)
  return Prisma.sql`searched_businesses entry
    WHERE ${isPublic}
    ${words === null ? inTown : Prisma.sql`AND entry.words @@ ${words}::tsquery`}
    ${area.kind === 'around' ? isAround(area) : Prisma.empty}
    ${sought.isOpen ? Prisma.sql`AND ${isOpenSql(now)}` : Prisma.empty}`
}

const isCategoryAlone = ({ text, tagIds, isOpen, isFeatured, area }: Sought): boolean =>
  text === null && tagIds.length === 0 && !isOpen && !isFeatured && area.kind !== 'around'

/** The town stands among the words too, so that one index narrows down both at once. */
function wordsOf({ text, categoryId, tagIds, isFeatured, area }: Sought): string | null {
  const all = [
    ...(text === null ? [] : [`(${text})`]),
    ...(categoryId === null ? [] : [`'${categoryLexeme(categoryId)}'`]),
    ...tagIds.map((id) => `'#t${id}'`),
    ...(isFeatured ? [`'#featured'`] : []),
  ]
  if (all.length === 0) return null
  return [...all, ...(area.kind === 'town' ? [`'#l${area.localidadId}'`] : [])].join(' & ')
}

function isAround(area: Extract<Area, { kind: 'around' }>): Prisma.Sql {
  const metres = area.radiusKm * 1000
  return Prisma.sql`AND entry.spot <@ earth_box(${pointOf(area)}, ${metres}::float8)
    AND earth_distance(entry.spot, ${pointOf(area)}) <= ${metres}::float8`
}
