import { id } from '@oficio/contracts/fields'
import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { isEntryPublicAt, isPublicAt, isRowPublicAt } from '../../businesses/public-business'
import { townAddress } from '../../places/town-address'
import { isPublic } from '../../professionals/profile/public-professional'
import { publicWords } from '../../service-requests/masking/public-words'
import type { SitemapKind, SitemapPart } from './sitemap-kind'

/** Returns the first id of each part of the public rows of a table. An index covers all the columns of the query. */
const partsOf = (db: Tx, publicRows: Prisma.Sql, size: number) =>
  db.$queryRaw<SitemapPart[]>`
    SELECT min(id::text) AS first, max(updated_at) AS "changedAt"
    FROM (
      SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${size}::int AS part FROM ${publicRows}
    ) numbered
    GROUP BY part ORDER BY part`

const isId = (text: string): boolean => id.safeParse(text).success

const professionals: SitemapKind = {
  name: 'profesionales',
  pages: ['publicProfile'],
  isFirst: isId,
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
      // Build the same path that the page itself declares as its address.
      path: profilePath({ id: row.id, ...row.user, ...publicWords(row) }),
      changedAt: row.updatedAt,
    }))
  },
}

const businesses: SitemapKind = {
  name: 'negocios',
  pages: ['business'],
  isFirst: isId,
  listParts: ({ db, clock }, size) =>
    partsOf(db, Prisma.sql`businesses business WHERE ${isRowPublicAt(clock.now())}`, size),
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

/** A landing page of a town, with the last change of its content. */
interface InTown {
  slug: string
  province: string
  changedAt: Date
}

/** Returns one row for each province, with the last change in any of its towns. */
function byProvince<Row extends InTown>(rows: readonly Row[]): Row[] {
  const last = new Map<string, Row>()
  for (const row of rows) {
    const lastOfProvince = last.get(row.province)
    if (!lastOfProvince || lastOfProvince.changedAt < row.changedAt) last.set(row.province, row)
  }
  return [...last.values()]
}

/** Each rubro is one part, because the country has fewer towns and provinces than a part may have addresses. */
const rubrosInTowns: SitemapKind = {
  name: 'rubros',
  pages: ['rubroTowns', 'rubroInProvince', 'rubroInTown'],
  isFirst: (text) => /^\d{1,9}$/.test(text),
  listParts: ({ db }) => db.$queryRaw<SitemapPart[]>`
    SELECT rubro.id::text AS first, max(one.updated_at) AS "changedAt"
    FROM rubros rubro JOIN professional_rubros entry ON entry.rubro_id = rubro.id AND entry.is_listed
    JOIN professionals one ON one.id = entry.professional_id
    WHERE rubro.retired_at IS NULL
    GROUP BY rubro.id ORDER BY rubro.id`,
  async listAddresses({ db }, first) {
    const rows = await db.$queryRaw<({ rubro: string } & InTown)[]>`
      SELECT rubro.slug AS rubro, ${townAddress} AS slug, province.slug AS province, there.changed_at AS "changedAt"
      FROM (
        SELECT entry.localidad_id, max(one.updated_at) AS changed_at
        FROM professional_rubros entry JOIN professionals one ON one.id = entry.professional_id
        WHERE entry.rubro_id = ${Number(first)} AND entry.is_listed GROUP BY entry.localidad_id
      ) there
      JOIN rubros rubro ON rubro.id = ${Number(first)} AND rubro.retired_at IS NULL
      JOIN localidades town ON town.id = there.localidad_id
      JOIN provincias province ON province.id = town.provincia_id
      ORDER BY town.id`
    const [firstRow] = rows
    return [
      ...(firstRow ? [{ path: paths.rubroTowns(firstRow.rubro), changedAt: null }] : []),
      ...byProvince(rows).map(({ rubro, province, changedAt }) => ({
        path: paths.rubroInProvince(rubro, province),
        changedAt,
      })),
      ...rows.map(({ rubro, slug, changedAt }) => ({ path: paths.rubroInTown(rubro, slug), changedAt })),
    ]
  },
}

const categoriesInTowns: SitemapKind = {
  name: 'categorias',
  pages: ['categoryTowns', 'categoryInProvince', 'categoryInTown'],
  isFirst: (text) => /^\d{1,9}$/.test(text),
  listParts: ({ db, clock }) => db.$queryRaw<SitemapPart[]>`
    SELECT entry.category_id::text AS first, max(business.updated_at) AS "changedAt"
    FROM business_category_links entry JOIN businesses business ON business.id = entry.business_id
    JOIN business_categories category ON category.id = entry.category_id AND category.retired_at IS NULL
    WHERE ${isEntryPublicAt(clock.now())}
    GROUP BY entry.category_id ORDER BY entry.category_id`,
  async listAddresses({ db, clock }, first) {
    const rows = await db.$queryRaw<({ category: string } & InTown)[]>`
      SELECT category.slug AS category, ${townAddress} AS slug, province.slug AS province, there.changed_at AS "changedAt"
      FROM (
        SELECT entry.localidad_id, max(business.updated_at) AS changed_at
        FROM business_category_links entry JOIN businesses business ON business.id = entry.business_id
        WHERE entry.category_id = ${Number(first)} AND ${isEntryPublicAt(clock.now())} GROUP BY entry.localidad_id
      ) there
      JOIN business_categories category ON category.id = ${Number(first)} AND category.retired_at IS NULL
      JOIN localidades town ON town.id = there.localidad_id
      JOIN provincias province ON province.id = town.provincia_id
      ORDER BY town.id`
    const [firstRow] = rows
    return [
      ...(firstRow ? [{ path: paths.categoryTowns(firstRow.category), changedAt: null }] : []),
      ...byProvince(rows).map(({ category, province, changedAt }) => ({
        path: paths.categoryInProvince(category, province),
        changedAt,
      })),
      ...rows.map(({ category, slug, changedAt }) => ({
        path: paths.categoryInTown(category, slug),
        changedAt,
      })),
    ]
  },
}

/** Every kind of page that exists once for each record. */
export const sitemapKinds: readonly SitemapKind[] = [
  professionals,
  businesses,
  rubrosInTowns,
  categoriesInTowns,
]
