import { Prisma } from '@oficio/db/generated/client'
import { atArgentina } from '../time/at-argentina'

/** Returns the condition that a text contains every word of the search, ignoring accents and case. */
export function holdsEveryWord(text: Prisma.Sql, search: string): Prisma.Sql {
  const words = search.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const wordConditions = words.map((word) => Prisma.sql`unaccent(${text}) ILIKE unaccent(${word})`)
  return Prisma.sql`(${Prisma.join(wordConditions, ' AND ')})`
}

/** Returns the condition that a moment lies within a range of days in Argentina, both inclusive. */
export function withinDays(
  moment: Prisma.Sql,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): Prisma.Sql[] {
  return [
    ...(from ? [Prisma.sql`${moment} >= ${from}::date::timestamp ${atArgentina}`] : []),
    ...(until ? [Prisma.sql`${moment} < (${until}::date + 1)::timestamp ${atArgentina}`] : []),
  ]
}
