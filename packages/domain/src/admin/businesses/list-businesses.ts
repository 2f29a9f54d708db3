import type { BusinessQuery, BusinessRow, businessList } from '@oficio/contracts/admin/businesses'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { Prisma } from '@oficio/db/generated/client'
import { z } from 'zod'
import { areDistinct } from '../../businesses/merging/distinctions'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'

/**
 * SQL condition: `b` has a twin, by the same rule as `findTwins`. Each half groups all businesses once (names by the
 * search copies), because comparing each business with its neighbours would take a million lookups. Only businesses
 * with a distinction by an admin are compared one by one.
 */
const hasTwin: Prisma.Sql = Prisma.sql`b.status <> 'removed' AND b.id IN (
  SELECT unnest(array_agg(business_id)) FROM searched_businesses
    WHERE name_key <> '' AND business_id NOT IN (SELECT id FROM businesses WHERE status = 'removed')
    GROUP BY localidad_id, name_key HAVING count(*) > 1
  UNION ALL
  SELECT unnest(array_agg(id)) FROM businesses
    WHERE phone IS NOT NULL AND localidad_id IS NOT NULL AND status <> 'removed'
    GROUP BY localidad_id, phone HAVING count(*) > 1)
  AND (b.id NOT IN (SELECT one_id FROM business_distinctions UNION ALL SELECT other_id FROM business_distinctions)
    OR EXISTS (
      SELECT FROM businesses twin
      WHERE twin.localidad_id = b.localidad_id AND twin.id <> b.id AND twin.status <> 'removed'
        AND (fold_text(twin.name) = fold_text(b.name) OR twin.phone = b.phone)
        AND NOT ${areDistinct(Prisma.sql`b.id`, Prisma.sql`twin.id`)}))`

type Row = Omit<BusinessRow, 'createdAt'> & { createdAt: Date }

/** The negation of `isUnclaimed` (../../businesses/own-business.ts) in SQL. */
const isClaimed = Prisma.sql`(u.id IS NOT NULL AND (u.password_hash IS NOT NULL OR u.email_verified_at IS NOT NULL
  OR EXISTS (SELECT FROM identities one WHERE one.user_id = u.id)))`

const source: ListSource<keyof typeof businessList.sorts> = {
  columns: Prisma.sql`b.id, b.name, b.slug, b.status::text AS status, b.tier::text AS tier, coalesce(town.nombre, '') AS city,
    coalesce(province.nombre, '') AS state, u.email::text AS "ownerEmail", b.verified_at IS NOT NULL AS "isVerified",
    ${isClaimed} AS "isClaimed", CASE WHEN file.id IS NOT NULL
      THEN jsonb_build_object('id', file.id, 'fileName', file.file_name) END AS imported,
    b.review_count AS "reviewCount", b.created_at AS "createdAt",
    (SELECT coalesce(array_agg(category.name ORDER BY category.position), '{}') FROM business_category_links link
      JOIN business_categories category ON category.id = link.category_id
      WHERE link.business_id = b.id) AS categories`,
  from: Prisma.sql`businesses b LEFT JOIN users u ON u.id = b.user_id
    LEFT JOIN business_imports file ON file.id = b.import_id
    LEFT JOIN localidades town ON town.id = b.localidad_id LEFT JOIN provincias province ON province.id = town.provincia_id`,
  // Ids increase with time, so the id sorts by time.
  id: { value: Prisma.sql`b.id`, type: 'uuid' },
  orders: { newest: { isDescending: true }, oldest: { isDescending: false } },
}

const searchText = Prisma.sql`concat_ws(' ', b.name, b.email::text, b.phone, town.nombre, u.first_name, u.last_name, u.email::text)`

/** Returns a page of all businesses, in any state. */
export async function listBusinesses(
  ctx: Ctx,
  actor: Actor,
  { search, status, tier, verified, origin, owner, twins, provinciaId, ...paging }: BusinessQuery,
  take?: number,
): Promise<ListPage<BusinessRow>> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [isFound(search)] : []),
    ...(status ? [Prisma.sql`b.status = ${status}::business_status`] : []),
    ...(tier ? [Prisma.sql`b.tier = ${tier}::business_tier`] : []),
    ...(verified ? [Prisma.sql`(b.verified_at IS NOT NULL) = ${verified === 'yes'}`] : []),
    ...(origin ? [Prisma.sql`(b.import_id IS NOT NULL) = ${origin === 'imported'}`] : []),
    ...(owner ? [Prisma.sql`${isClaimed} = ${owner === 'claimed'}`] : []),
    ...(twins ? [hasTwin] : []),
    ...(provinciaId ? [Prisma.sql`province.id = ${provinciaId}`] : []),
  ]
  const { rows, nextCursor } = await findPage<Row, BusinessQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  return { rows: rows.map(viewRow), nextCursor }
}

const isFound = (search: string): Prisma.Sql =>
  z.uuid().safeParse(search).success
    ? Prisma.sql`${search}::uuid IN (b.id, b.user_id, b.import_id)`
    : holdsEveryWord(searchText, search)

/** Returns one business as the list shows it, or null. */
export async function findBusinessRow(ctx: Ctx, id: string): Promise<BusinessRow | null> {
  const filter = { conditions: [Prisma.sql`b.id = ${id}::uuid`], sort: 'newest' as const, take: 1 }
  const [row] = (await findPage<Row, BusinessQuery['sort']>(ctx, source, filter)).rows
  return row ? viewRow(row) : null
}

const viewRow = (row: Row): BusinessRow => ({ ...row, createdAt: row.createdAt.toISOString() })
