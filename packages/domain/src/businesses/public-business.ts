import { type Business, type BusinessStatus, Prisma } from '@oficio/db/generated/client'

/** The statuses in which a business is public until `publicUntil`. */
export const publicStatuses: readonly BusinessStatus[] = ['active', 'past_due']

/**
 * Filters businesses that are public at a moment: in a public status, with `publicUntil` not yet passed.
 * Does not depend on the scheduled job that ends the public time.
 */
export const isPublicAt = (now: Date) =>
  ({
    status: { in: [...publicStatuses] },
    OR: [{ publicUntil: null }, { publicUntil: { gt: now } }],
  }) satisfies Prisma.BusinessWhereInput

/** Written as literals, because PostgreSQL cannot match parameters to the partial indexes of the table. */
const publicWords = Prisma.raw(publicStatuses.map((status) => `'${status}'`).join(', '))

/** The same condition in SQL, for a table alias `business`. */
export const isRowPublicAt = (now: Date): Prisma.Sql =>
  Prisma.sql`(business.status IN (${publicWords}) AND (business.public_until IS NULL OR business.public_until > ${now}))`

/** The value of `publicUntil` of a business that was refused before it was ever public. */
export const neverPublic = new Date(0)

/** Filters businesses that are or once were public, so their address may be known outside the site. */
export const wasPublic = {
  status: { not: 'removed' },
  OR: [
    { status: { in: [...publicStatuses, 'paused', 'suspended', 'cancelled'] } },
    { publicUntil: { gt: neverPublic } },
    // Refused after it had been public without a plan.
    { publicUntil: null, status: 'rejected' },
    { importId: { not: null } },
  ],
} satisfies Prisma.BusinessWhereInput

/** Matches featured businesses at a moment, by plan or for a limited time. For a search alias `entry`. */
export const isEntryFeaturedAt = (now: Date): Prisma.Sql =>
  Prisma.sql`(entry.is_featured AND (entry.featured_until IS NULL OR entry.featured_until > ${now}))`

/** The same condition for a table alias `business`. */
export const isRowFeaturedAt = (now: Date): Prisma.Sql =>
  Prisma.sql`(business.tier = 'featured' OR coalesce(business.featured_until > ${now}, false))`

export const isFeaturedAt = (
  { tier, featuredUntil }: Pick<Business, 'tier' | 'featuredUntil'>,
  now: Date,
): boolean => tier === 'featured' || (featuredUntil !== null && featuredUntil > now)

/** Matches public businesses, for a table alias `entry` that holds a copy of the public columns. */
export const isEntryPublicAt = (now: Date): Prisma.Sql =>
  Prisma.sql`entry.is_listed AND (entry.public_until IS NULL OR entry.public_until > ${now})`
