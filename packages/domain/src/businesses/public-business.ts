import { type Business, type BusinessStatus, Prisma } from '@oficio/db/generated/client'

/** Where a business stands that may be seen, as long as its public time lasts. */
export const publicStatuses: readonly BusinessStatus[] = ['active', 'past_due']

/** Which businesses anybody may see at a moment: paid for, and the paid time is not over, whatever the clock has got to. */
export const isPublicAt = (now: Date) =>
  ({
    status: { in: [...publicStatuses] },
    OR: [{ publicUntil: null }, { publicUntil: { gt: now } }],
  }) satisfies Prisma.BusinessWhereInput

/** Written out as the indexes of the table have them, which PostgreSQL would not find by parameters. */
const publicWords = Prisma.raw(publicStatuses.map((status) => `'${status}'`).join(', '))

/** The same, of a `business` of a query. */
export const isRowPublicAt = (now: Date): Prisma.Sql =>
  Prisma.sql`(business.status IN (${publicWords}) AND (business.public_until IS NULL OR business.public_until > ${now}))`

/** Replaces the day in `publicUntil` of a business that was refused before it was ever visible. */
export const neverPublic = new Date(0)

/** Which businesses anybody may see or could once: their address may be known outside. */
export const wasPublic = {
  status: { not: 'removed' },
  OR: [
    { status: { in: [...publicStatuses, 'paused', 'suspended', 'cancelled'] } },
    { publicUntil: { gt: neverPublic } },
    // Refused, and public without a plan before.
    { publicUntil: null, status: 'rejected' },
    { importId: { not: null } },
  ],
} satisfies Prisma.BusinessWhereInput

/** Which of them have a labelled place at a moment, by their plan or for a time, of an `entry` of the search. */
export const isEntryFeaturedAt = (now: Date): Prisma.Sql =>
  Prisma.sql`(entry.is_featured AND (entry.featured_until IS NULL OR entry.featured_until > ${now}))`

/** The same, of a `business` of a query. */
export const isRowFeaturedAt = (now: Date): Prisma.Sql =>
  Prisma.sql`(business.tier = 'featured' OR coalesce(business.featured_until > ${now}, false))`

export const isFeaturedAt = (
  { tier, featuredUntil }: Pick<Business, 'tier' | 'featuredUntil'>,
  now: Date,
): boolean => tier === 'featured' || (featuredUntil !== null && featuredUntil > now)

/** The first of all, of an `entry` of a query that has a copy of what says so. */
export const isEntryPublicAt = (now: Date): Prisma.Sql =>
  Prisma.sql`entry.is_listed AND (entry.public_until IS NULL OR entry.public_until > ${now})`
