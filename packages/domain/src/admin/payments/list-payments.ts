import type { listPaymentsEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import type { AdminPaymentRow, PaymentPage, PaymentTab } from '@oficio/contracts/admin/payments/list'
import type { InputOf } from '@oficio/contracts/endpoint'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { kindTextOf } from './kind-text'
import { columns, rowId, rowStatus, tables } from './row-query'
import { searchCondition } from './search-condition'

const pageSize = 25

/** Returns a page of what was to be paid, what was paid, or who subscribed: newest first, from after `cursor` on. */
export async function listPayments(
  ctx: Ctx,
  actor: Actor,
  { tab, search, status, cursor }: InputOf<typeof listPaymentsEndpoint>,
): Promise<PaymentPage> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [searchCondition(tab, search)] : []),
    ...(status ? [Prisma.sql`${rowStatus[tab]} = ${status}`] : []),
    ...(cursor ? [Prisma.sql`${rowId[tab]} < ${cursor}::uuid`] : []),
  ]
  const found = await findRows(ctx, tab, conditions, pageSize + 1)
  const rows = found.slice(0, pageSize)
  return { rows, nextCursor: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null }
}

/** Returns one row as the lists show it, or null: for a page that shows the same thing whole. */
export async function findRow(ctx: Ctx, tab: PaymentTab, id: string): Promise<AdminPaymentRow | null> {
  const [row] = await findRows(ctx, tab, [Prisma.sql`${rowId[tab]} = ${id}::uuid`], 1)
  return row ?? null
}

interface Row {
  id: string
  ownerType: 'intent' | 'subscription'
  ownerId: string
  kind: string
  /** Of what the subscription is; null of an intent. */
  subjectType: string | null
  status: string
  fault: string | null
  amountCentavos: number
  refundedCentavos: number
  currency: string
  providerId: string | null
  payerName: string | null
  payerEmail: string | null
  username: string | null
  createdAt: Date
}

async function findRows(
  ctx: Ctx,
  tab: PaymentTab,
  conditions: Prisma.Sql[],
  take: number,
): Promise<AdminPaymentRow[]> {
  const where = conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT ${columns[tab]} FROM ${tables[tab]} ${where} ORDER BY ${rowId[tab]} DESC LIMIT ${take}`
  return rows.map((row) => viewRow(ctx, row))
}

const viewRow = (
  ctx: Ctx,
  { ownerType, ownerId, payerName, payerEmail, username, ...row }: Row,
): AdminPaymentRow => ({
  id: row.id,
  owner: { type: ownerType, id: ownerId },
  kind: row.kind,
  kindText: kindTextOf(ctx, row),
  status: row.status,
  fault: row.fault,
  amountArs: row.amountCentavos / 100,
  refundedArs: row.refundedCentavos / 100,
  currency: row.currency,
  payer: { name: payerName || null, email: payerEmail, username },
  providerId: row.providerId,
  createdAt: row.createdAt.toISOString(),
})
