import type { ConsumerRequestForAdmin } from '@oficio/contracts/support/consumer-requests'
import type { Tx } from '@oficio/db/client'
import type { ConsumerRequest } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Returns what waits for an answer, the most urgent first and so what is overdue, or the last 100 answered. */
export async function listConsumerRequests(
  ctx: Ctx,
  actor: Actor,
  input: { status: 'open' | 'answered' },
): Promise<{ requests: ConsumerRequestForAdmin[] }> {
  requireAdmin(actor)
  const isOpen = input.status === 'open'
  const requests = await ctx.db.consumerRequest.findMany({
    where: { status: isOpen ? 'open' : { not: 'open' } },
    orderBy: isOpen ? { dueAt: 'asc' } : { answeredAt: 'desc' },
    take: 100,
  })
  return { requests: await viewRequests(ctx.db, requests) }
}

/** Returns the requests as admins read them. */
export async function viewRequests(tx: Tx, requests: ConsumerRequest[]): Promise<ConsumerRequestForAdmin[]> {
  const emails = requests.map(({ email }) => email).filter((email) => email !== '')
  const adminIds = requests.map(({ answeredById }) => answeredById).filter((id) => id !== null)
  const [accounts, admins] = await Promise.all([
    tx.user.findMany({
      where: { email: { in: emails }, closedAt: null },
      select: { email: true, username: true, role: true },
    }),
    tx.user.findMany({
      where: { id: { in: adminIds } },
      select: { id: true, firstName: true, lastName: true },
    }),
  ])
  const accountOf = new Map(accounts.map(({ email, ...account }) => [email.toLowerCase(), account]))
  const nameOf = new Map(admins.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
  return requests.map((request) => ({
    id: request.id,
    kind: request.kind,
    code: request.code,
    name: request.name,
    email: request.email,
    phone: request.phone,
    detail: request.detail,
    account: accountOf.get(request.email.toLowerCase()) ?? null,
    status: request.status,
    createdAt: request.createdAt.toISOString(),
    dueAt: request.dueAt.toISOString(),
    answer: request.answer,
    answeredAt: request.answeredAt?.toISOString() ?? null,
    answeredBy: nameOf.get(request.answeredById ?? '') ?? null,
    isAnonymised: request.anonymisedAt !== null,
  }))
}
