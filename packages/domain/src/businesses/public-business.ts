import { type Business, Prisma } from '@oficio/db/generated/client'

/** Which businesses anybody may see at a moment: paid for, and the paid time is not over, whatever the clock has got to. */
export const isPublicAt = (now: Date) =>
  ({
    status: { in: ['active', 'past_due'] },
    OR: [{ publicUntil: null }, { publicUntil: { gt: now } }],
  }) satisfies Prisma.BusinessWhereInput

/** Which of them have a labelled place at a moment, by their plan or for a time, of an `entry` of the search. */
export const isEntryFeaturedAt = (now: Date): Prisma.Sql =>
  Prisma.sql`(entry.is_featured AND (entry.featured_until IS NULL OR entry.featured_until > ${now}))`

/** The same of a business. */
export const isFeaturedAt = (
  { tier, featuredUntil }: Pick<Business, 'tier' | 'featuredUntil'>,
  now: Date,
): boolean => tier === 'featured' || (featuredUntil !== null && featuredUntil > now)

/** The first of all, of an `entry` of a query that has a copy of what says so. */
export const isEntryPublicAt = (now: Date): Prisma.Sql =>
  Prisma.sql`entry.is_listed AND (entry.public_until IS NULL OR entry.public_until > ${now})`
