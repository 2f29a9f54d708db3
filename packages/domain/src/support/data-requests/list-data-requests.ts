import { AppError } from '@oficio/contracts/errors'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import type {
  DataRequestForAdmin,
  DataRequestQuery,
  dataRequestList,
} from '@oficio/contracts/support/data-requests'
import type { Tx } from '@oficio/db/client'
import { type DataRequest, Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { findSendersAndAnswerers } from '../senders-and-answerers'

/** An unproven request has no deadline, so the expiry of its link counts. */
const due = { value: Prisma.sql`coalesce(due_at, link_until)`, type: 'timestamptz' } as const

const source: ListSource<keyof typeof dataRequestList.sorts> = {
  columns: Prisma.sql`id`,
  from: Prisma.sql`data_requests`,
  id: { value: Prisma.sql`id`, type: 'uuid' },
  orders: {
    due: { key: due, isDescending: false },
    newest: { key: due, isDescending: true },
  },
}

const states: Record<NonNullable<DataRequestQuery['state']>, Prisma.Sql> = {
  open: Prisma.sql`status = 'open'`,
  unproven: Prisma.sql`status = 'unproven'`,
  answered: Prisma.sql`status IN ('done', 'refused')`,
}

/** Returns a page of requests; by default the open ones, most urgent first. */
export async function listDataRequests(
  ctx: Ctx,
  actor: Actor,
  { state = 'open', kind, search, ...paging }: DataRequestQuery,
  take?: number,
): Promise<ListPage<DataRequestForAdmin>> {
  requireAdmin(actor)
  const conditions = [
    states[state],
    ...(kind ? [Prisma.sql`kind = ${kind}::data_request_kind`] : []),
    ...(search ? [holdsEveryWord(Prisma.sql`concat_ws(' ', code, email::text)`, search)] : []),
  ]
  const page = await findPage<{ id: string }, DataRequestQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  const ids = page.rows.map(({ id }) => id)
  const requests = await ctx.db.dataRequest.findMany({ where: { id: { in: ids } } })
  const rows = await viewAll(
    ctx.db,
    ids.flatMap((id) => requests.filter((request) => request.id === id)),
  )
  return { rows, nextCursor: page.nextCursor }
}

/** Returns one request as an admin sees it. Throws not_found. */
export async function getDataRequest(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<DataRequestForAdmin> {
  requireAdmin(actor)
  const request = await ctx.db.dataRequest.findUnique({ where: { id } })
  if (!request) throw new AppError('not_found')
  return viewDataRequest(ctx.db, request)
}

/** Returns a request as admins see it. Throws not_found. */
export async function viewDataRequest(tx: Tx, request: DataRequest): Promise<DataRequestForAdmin> {
  const [view] = await viewAll(tx, [request])
  if (!view) throw new AppError('not_found')
  return view
}

async function viewAll(tx: Tx, requests: DataRequest[]): Promise<DataRequestForAdmin[]> {
  const { accountOf, answererOf } = await findSendersAndAnswerers(tx, requests)
  const opener = await findSendersAndAnswerers(
    tx,
    requests.map(({ openedById }) => ({ email: '', answeredById: openedById })),
  )
  return requests.map((request) => ({
    id: request.id,
    kind: request.kind,
    code: request.code,
    email: request.email,
    detail: request.detail,
    account: accountOf(request),
    status: request.status,
    createdAt: request.createdAt.toISOString(),
    openedBy: opener.answererOf({ email: '', answeredById: request.openedById }),
    linkUntil: request.linkUntil.toISOString(),
    provenAt: request.provenAt?.toISOString() ?? null,
    dueAt: request.dueAt?.toISOString() ?? null,
    answer: request.answer,
    answeredAt: request.answeredAt?.toISOString() ?? null,
    answeredBy: answererOf(request),
    isAnonymised: request.anonymisedAt !== null,
  }))
}
