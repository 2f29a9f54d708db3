import type {
  ProfessionalQuery,
  ProfessionalRow,
  professionalList,
} from '@oficio/contracts/admin/professionals'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { Prisma } from '@oficio/db/generated/client'
import { z } from 'zod'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { isAvailableAt } from '../../professionals/availability/is-available'
import { waitingSince } from './waiting-since'

type Row = Omit<ProfessionalRow, 'createdAt'> & { createdAt: Date; awayUntil: Date | null }

const source: ListSource<keyof typeof professionalList.sorts> = {
  columns: Prisma.sql`p.id, concat_ws(' ', u.first_name, u.last_name) AS name, p.company_name AS "companyName",
    u.email::text AS email, p.status::text AS status, p.is_available AS "isAvailable", p.away_until AS "awayUntil", town.nombre AS city,
    province.nombre AS state, p.created_at AS "createdAt",
    (SELECT coalesce(array_agg(rubro.name ORDER BY rubro.position), '{}') FROM professional_rubros one
      JOIN rubros rubro ON rubro.id = one.rubro_id WHERE one.professional_id = p.id) AS rubros,
    (SELECT count(*)::int FROM leads l WHERE l.professional_id = p.id) AS "leadCount"`,
  from: Prisma.sql`professionals p JOIN users u ON u.id = p.user_id
    LEFT JOIN localidades town ON town.id = p.localidad_id LEFT JOIN provincias province ON province.id = town.provincia_id`,
  // Ids increase with time, so the id sorts by time.
  id: { value: Prisma.sql`p.id`, type: 'uuid' },
  orders: {
    newest: { isDescending: true },
    oldest: { isDescending: false },
    waiting: { key: { value: waitingSince, type: 'timestamptz' }, isDescending: false },
  },
}

const searchText = Prisma.sql`concat_ws(' ', u.first_name, u.last_name, p.company_name, u.email::text, u.username::text, p.cuit)`

/** Returns a page of all professionals, in any state. */
export async function listProfessionals(
  ctx: Ctx,
  actor: Actor,
  { search, status, rubroId, provinciaId, ...paging }: ProfessionalQuery,
  take?: number,
): Promise<ListPage<ProfessionalRow>> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [isFound(search)] : []),
    ...(status ? [Prisma.sql`p.status = ${status}::professional_status`] : []),
    ...(rubroId
      ? [
          Prisma.sql`EXISTS (SELECT FROM professional_rubros one
            WHERE one.professional_id = p.id AND one.rubro_id = ${rubroId})`,
        ]
      : []),
    ...(provinciaId ? [Prisma.sql`province.id = ${provinciaId}`] : []),
  ]
  const { rows, nextCursor } = await findPage<Row, ProfessionalQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  return { rows: rows.map((row) => viewRow(ctx, row)), nextCursor }
}

/** Matches an id, a CUIT with or without hyphens, or words. */
function isFound(search: string): Prisma.Sql {
  if (z.uuid().safeParse(search).success) return Prisma.sql`${search}::uuid IN (p.id, u.id)`
  const digits = search.replace(/[-.\s]/g, '')
  return /^\d{11}$/.test(digits) ? Prisma.sql`p.cuit = ${digits}` : holdsEveryWord(searchText, search)
}

/** Returns one professional as the list shows them, or null. */
export async function findProfessionalRow(ctx: Ctx, id: string): Promise<ProfessionalRow | null> {
  const filter = { conditions: [Prisma.sql`p.id = ${id}::uuid`], sort: 'newest' as const, take: 1 }
  const [row] = (await findPage<Row, ProfessionalQuery['sort']>(ctx, source, filter)).rows
  return row ? viewRow(ctx, row) : null
}

const viewRow = ({ clock }: Ctx, { awayUntil, ...row }: Row): ProfessionalRow => ({
  ...row,
  isAvailable: isAvailableAt({ ...row, awayUntil }, clock.now()),
  createdAt: row.createdAt.toISOString(),
})
