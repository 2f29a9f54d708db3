import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/search/public-profile'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { isPublicAt } from '../../businesses/public-business'
import { isPublic } from '../../professionals/profile/public-professional'
import { publicWords } from '../public-words'
import type { SitemapKind, SitemapPart } from './sitemap-kind'

/** Where each part of the public rows of a table begins; read from an index that holds nothing else. */
const partsOf = (db: Tx, publicRows: Prisma.Sql, size: number) =>
  db.$queryRaw<SitemapPart[]>`
    SELECT min(id::text) AS first, max(updated_at) AS "changedAt"
    FROM (
      SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${size}::int AS part FROM ${publicRows}
    ) numbered
    GROUP BY part ORDER BY part`

const professionals: SitemapKind = {
  name: 'profesionales',
  listParts: ({ db }, size) => partsOf(db, Prisma.sql`professionals WHERE status = 'approved'`, size),
  async listAddresses({ db }, first, size) {
    const rows = await db.professional.findMany({
      where: { id: { gte: first }, ...isPublic },
      orderBy: { id: 'asc' },
      select: {
        id: true,
        companyName: true,
        description: true,
        updatedAt: true,
        user: { select: { firstName: true, lastName: true } },
      },
      take: size,
    })
    return rows.map((row) => ({
      // As the page itself writes its address.
      path: profilePath({ id: row.id, ...row.user, ...publicWords(row) }),
      changedAt: row.updatedAt,
    }))
  },
}

const businesses: SitemapKind = {
  name: 'negocios',
  listParts: ({ db, clock }, size) =>
    partsOf(
      db,
      Prisma.sql`businesses WHERE status IN ('active', 'past_due')
        AND (public_until IS NULL OR public_until > ${clock.now()})`,
      size,
    ),
  async listAddresses({ db, clock }, first, size) {
    const rows = await db.business.findMany({
      where: { id: { gte: first }, ...isPublicAt(clock.now()) },
      orderBy: { id: 'asc' },
      select: { slug: true, updatedAt: true },
      take: size,
    })
    return rows.map(({ slug, updatedAt }) => ({ path: paths.business(slug), changedAt: updatedAt }))
  },
}

/** Every kind of page whose address names a record. */
export const sitemapKinds: readonly SitemapKind[] = [professionals, businesses]
