import { AppError } from '@oficio/contracts/errors'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import type {
  ConsumerRequestForAdmin,
  ConsumerRequestQuery,
  consumerRequestList,
} from '@oficio/contracts/support/consumer-requests'
import type { Tx } from '@oficio/db/client'
import { type ConsumerRequest, Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { findSendersAndAnswerers } from '../senders-and-answerers'

const source: ListSource<keyof typeof consumerRequestList.sorts> = {
  columns: Prisma.sql`id`,
  from: Prisma.sql`consumer_requests`,
  id: { value: Prisma.sql`id`, type: 'uuid' },
  orders: {
    due: { key: { value: Prisma.sql`due_at`, type: 'timestamptz' }, isDescending: false },
    newest: { key: { value: Prisma.sql`due_at`, type: 'timestamptz' }, isDescending: true },
  },
}

/** Returns a page of open requests, most urgent first, or of answered ones. */
export async function listConsumerRequests(
  ctx: Ctx,
  actor: Actor,
  { state = 'open', kind, search, ...paging }: ConsumerRequestQuery,
  take?: number,
): Promise<ListPage<ConsumerRequestForAdmin>> {
  requireAdmin(actor)
  const conditions = [
    Prisma.sql`status ${state === 'open' ? Prisma.sql`=` : Prisma.sql`<>`} 'open'`,
    ...(kind ? [Prisma.sql`kind = ${kind}::consumer_request_kind`] : []),
    ...(search ? [holdsEveryWord(Prisma.sql`concat_ws(' ', code, name, email::text)`, search)] : []),
  ]
  const page = await findPage<{ id: string }, ConsumerRequestQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  const ids = page.rows.map(({ id }) => id)
  const requests = await ctx.db.consumerRequest.findMany({ where: { id: { in: ids } } })
  const rows = await viewRequests(
    ctx.db,
    ids.flatMap((id) => requests.filter((request) => request.id === id)),
  )
  return { rows, nextCursor: page.nextCursor }
}

/** Returns one request as an admin sees it. Throws not_found. */
export async function getConsumerRequest(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ConsumerRequestForAdmin> {
  requireAdmin(actor)
  const [request] = await viewRequests(ctx.db, await ctx.db.consumerRequest.findMany({ where: { id } }))
  if (!request) throw new AppError('not_found')
  return request
}

/** Returns the requests as admins see them. */
export async function viewRequests(tx: Tx, requests: ConsumerRequest[]): Promise<ConsumerRequestForAdmin[]> {
  const { accountOf, answererOf } = await findSendersAndAnswerers(tx, requests)
  return requests.map((request) => ({
    id: request.id,
    kind: request.kind,
    code: request.code,
    name: request.name,
    email: request.email,
    phone: request.phone,
    detail: request.detail,
    account: accountOf(request),
    status: request.status,
    createdAt: request.createdAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    answer: request.answer,
    answeredAt: request.answeredAt?.toISOString() ?? null,
    answeredBy: answererOf(request),
    isAnonymised: request.anonymisedAt !== null,
  }))
}
