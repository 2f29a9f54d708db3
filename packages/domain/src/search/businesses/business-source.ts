import { weekdays } from '@oficio/contracts/kernel/weekdays'
import { calendarDay, minuteOfDay } from '@oficio/contracts/text/calendar-day'
import { Prisma } from '@oficio/db/generated/client'
import { isEntryFeaturedAt, isEntryPublicAt } from '../../businesses/public-business'
import { subDays } from '../../kernel/time/days'
import { isWithin, pointOf } from '../../places/around-point'
import { categoryLexeme } from './business-layers'

const dayMinutes = 24 * 60

export type Area =
  | { kind: 'everywhere' }
  | { kind: 'town'; localidadId: number }
  | { kind: 'around'; latitude: number; longitude: number; radiusKm: number }

/** The conditions of a search. A business must meet all of them. */
export interface BusinessCriteria {
  now: Date
  area: Area
  /** A tsquery that the words must match; null matches any words. */
  text: string | null
  categoryId: number | null
  tagIds: readonly number[]
  /** Whether to find only businesses that are open at `now`. */
  isOpen: boolean
  /** Whether to find only featured businesses (with a labelled place). */
  isFeatured: boolean
}

/**
 * Returns the SQL source of the businesses that meet all conditions, as `entry`. Only businesses that are public at
 * `now`.
 */
export function buildMatchSource(criteria: BusinessCriteria): Prisma.Sql {
  // The words of an entry contain its town as a lexeme, so that one index filters by words and town at once.
  return buildWordQuery(criteria) === null || criteria.area.kind === 'around'
    ? Prisma.sql`${buildAreaSource(criteria)} ${buildFilters(criteria)}`
    : Prisma.sql`searched_businesses entry WHERE ${isEntryPublicAt(criteria.now)} ${buildFilters(criteria)}`
}

/**
 * Returns the SQL source of all public businesses in the area, or of its featured ones, as `entry`. Ignores the other
 * conditions.
 */
export const buildAreaSource = ({
  now,
  area,
  isFeatured,
}: Pick<BusinessCriteria, 'now' | 'area' | 'isFeatured'>): Prisma.Sql =>
  Prisma.sql`searched_businesses entry
    WHERE ${isEntryPublicAt(now)} ${area.kind === 'around' ? isAround(area) : isInTown(area)}
      ${isFeatured ? Prisma.sql`AND ${isEntryFeaturedAt(now)}` : Prisma.empty}`

/** Returns the SQL conditions that `buildAreaSource` ignores. */
export function buildFilters(criteria: BusinessCriteria): Prisma.Sql {
  const words = buildWordQuery(criteria)
  return Prisma.sql`${words === null ? Prisma.empty : Prisma.sql`AND entry.words @@ ${words}::tsquery`}
    ${criteria.isFeatured ? Prisma.sql`AND ${isEntryFeaturedAt(criteria.now)}` : Prisma.empty}
    ${criteria.isOpen ? Prisma.sql`AND ${isOpenSql(criteria.now)}` : Prisma.empty}`
}

/**
 * Returns the SQL source for a search by a category alone, or by a category in a town. Its table has an index in the
 * order of the score. `entry` is a category link here, not a business. `category` is the SQL of another category.
 */
export const buildCategoryLinkSource = (
  { now, area, categoryId }: BusinessCriteria,
  category: Prisma.Sql = Prisma.sql`${categoryId}::int`,
): Prisma.Sql =>
  Prisma.sql`business_category_links entry
    WHERE ${isEntryPublicAt(now)} AND entry.category_id = ${category} ${isInTown(area)}`

const isInTown = (area: Area): Prisma.Sql =>
  area.kind === 'town' ? Prisma.sql`AND entry.localidad_id = ${area.localidadId}::int` : Prisma.empty

/** Returns whether the search asks for a category only, perhaps in a town. */
export const isCategoryAlone = ({
  categoryId,
  text,
  tagIds,
  isOpen,
  isFeatured,
  area,
}: BusinessCriteria): boolean =>
  categoryId !== null &&
  text === null &&
  tagIds.length === 0 &&
  !isOpen &&
  !isFeatured &&
  area.kind !== 'around'

/** Returns whether words, a category, tags or a labelled place narrow the search. */
export const hasWords = (criteria: BusinessCriteria): boolean => buildWordQuery(criteria) !== null

function buildWordQuery({ text, categoryId, tagIds, isFeatured, area }: BusinessCriteria): string | null {
  const all = [
    ...(text === null ? [] : [`(${text})`]),
    ...(categoryId === null ? [] : [`'${categoryLexeme(categoryId)}'`]),
    ...tagIds.map((id) => `'#t${id}'`),
    ...(isFeatured ? [`'#featured'`] : []),
  ]
  if (all.length === 0) return null
  return [...all, ...(area.kind === 'town' ? [`'#l${area.localidadId}'`] : [])].join(' & ')
}

const isAround = (area: Extract<Area, { kind: 'around' }>): Prisma.Sql =>
  Prisma.sql`AND ${isWithin(Prisma.sql`entry.spot`, pointOf(area), area.radiusKm * 1000)}`

/**
 * Returns the SQL condition that an `entry` is open at a moment. Considers special hours of the day and opening hours
 * past midnight of the day before. Gives the same result as `openingText` for one business.
 */
function isOpenSql(now: Date): Prisma.Sql {
  const [today, yesterday] = [dayOf(now), dayOf(subDays(now, 1))]
  const minute = minuteOfDay(now)
  const minuteOfWeek = today.index * dayMinutes + minute
  const days = Prisma.sql`FROM business_special_hours day WHERE day.business_id = entry.business_id AND day.date`
  const opens = ({ date, weekday }: Day, at: number) => Prisma.sql`coalesce(
    (SELECT opening_minutes(day.intervals, 0) ${days} = ${date}::date),
    (SELECT opening_minutes(business.hours -> ${weekday}::text, 0) FROM businesses business
      WHERE business.id = entry.business_id)) @> ${at}::int`
  return Prisma.sql`CASE WHEN EXISTS (SELECT ${days} IN (${today.date}::date, ${yesterday.date}::date))
    THEN ${opens(today, minute)} OR ${opens(yesterday, minute + dayMinutes)}
    ELSE entry.open_week @> ${minuteOfWeek}::int OR entry.open_week @> ${minuteOfWeek + weekdays.length * dayMinutes}::int END`
}

type Day = ReturnType<typeof dayOf>

function dayOf(at: Date) {
  const date = calendarDay(at)
  // Our week begins on Monday, that of getUTCDay on Sunday.
  const index = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % weekdays.length
  return { date, index, weekday: weekdays[index] ?? 'monday' }
}
