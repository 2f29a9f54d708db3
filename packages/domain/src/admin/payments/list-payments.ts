import type { listPaymentsEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import type {
  AdminPaymentRow,
  PaymentPage,
  PaymentSort,
  PaymentTab,
} from '@oficio/contracts/admin/payments/list'
import type { InputOf } from '@oficio/contracts/endpoint'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPage } from '../../kernel/lists/find-page'
import { kindTextOf } from './kind-text'
import { rowStatus, sourceOf } from './row-query'
import { searchCondition } from './search-condition'

/** Returns a page of the intents, the payments or the subscriptions. */
export async function listPayments(
  ctx: Ctx,
  actor: Actor,
  { tab, search, status, ...paging }: InputOf<typeof listPaymentsEndpoint>,
  take?: number,
): Promise<PaymentPage> {
  requireAdmin(actor)
  const conditions = [
    ...(search ? [searchCondition(tab, search)] : []),
    ...(status ? [Prisma.sql`${rowStatus[tab]} = ${status}`] : []),
  ]
  const { rows, nextCursor } = await findPage<Row, PaymentSort>(ctx, sourceOf(tab), {
    conditions,
    ...paging,
    take,
  })
  return { rows: rows.map((row) => viewRow(ctx, row)), nextCursor }
}

/** Returns one row as the lists show it, or null. The detail pages use it. */
export async function findRow(ctx: Ctx, tab: PaymentTab, id: string): Promise<AdminPaymentRow | null> {
  const source = sourceOf(tab)
  const conditions = [Prisma.sql`${source.id.value} = ${id}::uuid`]
  const [row] = (await findPage<Row, PaymentSort>(ctx, source, { conditions, sort: 'newest', take: 1 })).rows
  return row ? viewRow(ctx, row) : null
}

interface Row {
  id: string
  ownerType: 'intent' | 'subscription'
  ownerId: string
  kind: string
  /** Type of the subscription's subject; null for an intent. */
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
