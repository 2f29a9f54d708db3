import type {
  ServiceRequestQuery,
  ServiceRequestRow,
  serviceRequestList,
} from '@oficio/contracts/admin/service-requests'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { Prisma } from '@oficio/db/generated/client'
import { z } from 'zod'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord, withinDays } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'

type Row = Omit<ServiceRequestRow, 'createdAt'> & { createdAt: Date }

const source: ListSource<keyof typeof serviceRequestList.sorts> = {
  columns: Prisma.sql`r.id, r.title, rubro.name AS "rubroName", town.nombre AS city, province.nombre AS state,
    trim(concat_ws(' ', r.contact_name, r.contact_last_name)) AS "clientName", r.email::text AS email,
    r.status::text AS status, r.is_urgent AS "isUrgent", r.confirmed_at IS NOT NULL AS "isConfirmed",
    r.lead_count AS "leadCount", r.created_at AS "createdAt",
    (SELECT count(*)::int FROM service_request_recipients told WHERE told.request_id = r.id) AS "toldCount"`,
  from: Prisma.sql`service_requests r JOIN rubros rubro ON rubro.id = r.rubro_id
    JOIN localidades town ON town.id = r.localidad_id JOIN provincias province ON province.id = town.provincia_id`,
  // Ids increase with time, so the id sorts by time.
  id: { value: Prisma.sql`r.id`, type: 'uuid' },
  orders: { newest: { isDescending: true }, oldest: { isDescending: false } },
}

const searchText = Prisma.sql`concat_ws(' ', r.title, r.contact_name, r.contact_last_name, r.email::text)`

/** Returns a page of all requests, in any state. */
export async function listServiceRequests(
  ctx: Ctx,
  actor: Actor,
  { search, status, rubroId, provinciaId, urgency, confirmed, from, until, ...paging }: ServiceRequestQuery,
  take?: number,
): Promise<ListPage<ServiceRequestRow>> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [isFound(search)] : []),
    ...(status ? [Prisma.sql`r.status = ${status}::service_request_status`] : []),
    ...(rubroId ? [Prisma.sql`r.rubro_id = ${rubroId}`] : []),
    ...(provinciaId ? [Prisma.sql`province.id = ${provinciaId}`] : []),
    ...(urgency ? [Prisma.sql`r.is_urgent = ${urgency === 'urgent'}`] : []),
    ...(confirmed ? [Prisma.sql`(r.confirmed_at IS NOT NULL) = ${confirmed === 'yes'}`] : []),
    ...withinDays(Prisma.sql`r.created_at`, { from, until }),
  ]
  const { rows, nextCursor } = await findPage<Row, ServiceRequestQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), nextCursor }
}

const isFound = (search: string): Prisma.Sql =>
  z.uuid().safeParse(search).success
    ? Prisma.sql`${search}::uuid IN (r.id, r.user_id)`
    : holdsEveryWord(searchText, search)
