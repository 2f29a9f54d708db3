import { Prisma, type Professional } from '@oficio/db/generated/client'

/** Returns whether a professional takes work at `now`, according to their switch and the end of their pause. */
export const isAvailableAt = (
  { isAvailable, awayUntil }: Pick<Professional, 'isAvailable' | 'awayUntil'>,
  now: Date,
): boolean => isAvailable && (awayUntil === null || awayUntil <= now)

/** Returns the SQL condition that a row's pause has ended. Does not check the switch. */
export const isBackAt = (row: 'pr' | 'entry' | 'one', now: Date): Prisma.Sql =>
  Prisma.sql`(${Prisma.raw(row)}.away_until IS NULL OR ${Prisma.raw(row)}.away_until <= ${now})`
