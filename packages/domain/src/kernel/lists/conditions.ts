import { Prisma } from '@oficio/db/generated/client'
import { atArgentina } from '../time/at-argentina'

/** Returns what a text must meet that holds every word that is searched for, whatever accents and case. */
export function holdsEveryWord(text: Prisma.Sql, search: string): Prisma.Sql {
  const words = search.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const holds = words.map((word) => Prisma.sql`unaccent(${text}) ILIKE unaccent(${word})`)
  return Prisma.sql`(${Prisma.join(holds, ' AND ')})`
}

/** Returns what a moment must meet that lies within days of Argentina, both of them included. */
export function withinDays(
  moment: Prisma.Sql,
  { from, until }: { from?: string | undefined; until?: string | undefined },
): Prisma.Sql[] {
  return [
    ...(from ? [Prisma.sql`${moment} >= ${from}::date::timestamp ${atArgentina}`] : []),
    ...(until ? [Prisma.sql`${moment} < (${until}::date + 1)::timestamp ${atArgentina}`] : []),
  ]
}
