import type { RubroQuery, RubroRow, rubroList } from '@oficio/contracts/admin/rubros'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'

const foldedName = { value: Prisma.sql`fold_text(r.name)`, type: 'text' } as const

const source: ListSource<keyof typeof rubroList.sorts> = {
  columns: Prisma.sql`r.id, r.name, r.slug, r.trade_singular AS "tradeSingular", r.trade_plural AS "tradePlural",
    r.description, r.icon, r.synonyms, r.is_popular AS "isPopular", r.is_regulated AS "isRegulated",
    r.is_business_only AS "isBusinessOnly", r.position,
    r.retired_at IS NOT NULL AS "isRetired", r.edited_at IS NOT NULL AS "isEdited", r.version,
    (SELECT count(*)::int FROM professional_rubros one WHERE one.rubro_id = r.id AND one.is_listed) AS "professionalCount",
    (SELECT count(*)::int FROM service_requests request WHERE request.rubro_id = r.id
      AND request.status IN ('pending', 'open', 'in_progress')) AS "liveRequestCount"`,
  from: Prisma.sql`rubros r`,
  id: { value: Prisma.sql`r.id`, type: 'integer' },
  orders: {
    position: { key: { value: Prisma.sql`r.position`, type: 'integer' }, isDescending: false },
    name: { key: foldedName, isDescending: false },
    nameDown: { key: foldedName, isDescending: true },
  },
}

const searchText = Prisma.sql`concat_ws(' ', r.name, r.trade_plural, array_to_string(r.synonyms, ' '))`

/** Returns a page of all rubros, including retired ones. */
export async function listRubrosForAdmin(
  ctx: Ctx,
  actor: Actor,
  { search, state, words, ...paging }: RubroQuery,
  take?: number,
): Promise<ListPage<RubroRow>> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [holdsEveryWord(searchText, search)] : []),
    ...(state ? [Prisma.sql`(r.retired_at IS NULL) = ${state === 'offered'}`] : []),
    ...(words ? [Prisma.sql`(r.edited_at IS NOT NULL) = ${words === 'own'}`] : []),
  ]
  return findPage<RubroRow, RubroQuery['sort']>(ctx, source, { conditions, ...paging, take })
}

/** Returns one rubro as the list shows it, or null. */
export async function findRubroRow(ctx: Ctx, id: number): Promise<RubroRow | null> {
  const filter = { conditions: [Prisma.sql`r.id = ${id}`], sort: 'position' as const, take: 1 }
  const [row] = (await findPage<RubroRow, RubroQuery['sort']>(ctx, source, filter)).rows
  return row ?? null
}
