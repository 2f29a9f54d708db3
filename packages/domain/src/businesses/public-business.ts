import { Prisma } from '@oficio/db/generated/client'

/** Which businesses anybody may see at a moment: paid for, and the paid time is not over, whatever the clock has got to. */
export const isPublicAt = (now: Date) =>
  ({
    status: { in: ['active', 'past_due'] },
    OR: [{ publicUntil: null }, { publicUntil: { gt: now } }],
  }) satisfies Prisma.BusinessWhereInput

/** The same of an `entry` of a query that has a copy of what says so. */
export const isEntryPublicAt = (now: Date): Prisma.Sql =>
  Prisma.sql`entry.is_listed AND (entry.public_until IS NULL OR entry.public_until > ${now})`
