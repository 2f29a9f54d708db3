import { Prisma, type Professional } from '@oficio/db/generated/client'

/** Returns whether a professional takes work at that moment, by their own switch and the day until which they are away. */
export const isAvailableAt = (
  { isAvailable, awayUntil }: Pick<Professional, 'isAvailable' | 'awayUntil'>,
  now: Date,
): boolean => isAvailable && (awayUntil === null || awayUntil <= now)

/** The same of a row of SQL, and of the copies of it, as far as the day goes. */
export const isBackAt = (row: 'pr' | 'entry' | 'one', now: Date): Prisma.Sql =>
  Prisma.sql`(${Prisma.raw(row)}.away_until IS NULL OR ${Prisma.raw(row)}.away_until <= ${now})`
