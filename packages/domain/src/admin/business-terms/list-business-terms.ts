import type {
  BusinessTermQuery,
  BusinessTermRow,
  businessTermList,
} from '@oficio/contracts/admin/business-terms'
import { type TermKind, termIdOf } from '@oficio/contracts/businesses/terms/terms'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'

const foldedName = { value: Prisma.sql`fold_text(term.name)`, type: 'text' } as const

const sourceOf = (own: { from: Prisma.Sql; synonyms: Prisma.Sql; count: Prisma.Sql }) =>
  ({
    columns: Prisma.sql`term.id AS number, term.name, term.slug, ${own.synonyms} AS synonyms, term.position,
      term.retired_at IS NOT NULL AS "isRetired", term.edited_at IS NOT NULL AS "isEdited", term.version,
      ${own.count} AS "businessCount"`,
    from: own.from,
    id: { value: Prisma.sql`term.id`, type: 'integer' },
    orders: {
      position: { key: { value: Prisma.sql`term.position`, type: 'integer' }, isDescending: false },
      name: { key: foldedName, isDescending: false },
      nameDown: { key: foldedName, isDescending: true },
    },
  }) satisfies ListSource<keyof typeof businessTermList.sorts>

const sources = {
  category: sourceOf({
    from: Prisma.sql`business_categories term`,
    synonyms: Prisma.sql`term.synonyms`,
    count: Prisma.sql`(SELECT count(*)::int FROM business_category_links link
      WHERE link.category_id = term.id AND link.is_listed)`,
  }),
  tag: sourceOf({
    from: Prisma.sql`business_tags term`,
    synonyms: Prisma.sql`'{}'::text[]`,
    count: Prisma.sql`(SELECT count(*)::int FROM business_tag_links link JOIN businesses business
      ON business.id = link.business_id AND business.status IN ('active', 'past_due') WHERE link.tag_id = term.id)`,
  }),
}

const searchText: Record<TermKind, Prisma.Sql> = {
  category: Prisma.sql`concat_ws(' ', term.name, array_to_string(term.synonyms, ' '))`,
  tag: Prisma.sql`term.name`,
}

type Row = Omit<BusinessTermRow, 'id' | 'kind'>

/** Returns a page of the categories or the tags of businesses, including retired ones. */
export async function listBusinessTerms(
  ctx: Ctx,
  actor: Actor,
  { kind = 'category', search, state, ...paging }: BusinessTermQuery,
  take?: number,
): Promise<ListPage<BusinessTermRow>> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [holdsEveryWord(searchText[kind], search)] : []),
    ...(state ? [Prisma.sql`(term.retired_at IS NULL) = ${state === 'offered'}`] : []),
  ]
  const { rows, nextCursor } = await findPage<Row, BusinessTermQuery['sort']>(ctx, sources[kind], {
    conditions,
    ...paging,
    take,
  })
  return { rows: rows.map((row) => viewRow(kind, row)), nextCursor }
}

/** Returns one category or tag as the list shows it, or null. */
export async function findBusinessTermRow(
  ctx: Ctx,
  { kind, id }: { kind: TermKind; id: number },
): Promise<BusinessTermRow | null> {
  const filter = { conditions: [Prisma.sql`term.id = ${id}`], sort: 'position' as const, take: 1 }
  const [row] = (await findPage<Row, BusinessTermQuery['sort']>(ctx, sources[kind], filter)).rows
  return row ? viewRow(kind, row) : null
}

const viewRow = (kind: TermKind, row: Row): BusinessTermRow => ({
  ...row,
  id: termIdOf(kind, row.number),
  kind,
})
