import type { DataLinkView } from '@oficio/contracts/support/data-requests'
import type { Ctx } from '../../kernel/ctx'
import { trackingUrl } from '../../service-requests/tracking-link'
import { fileUntil, findByToken } from './data-link'

/** Returns the state that a mailed link shows. Only the owner of the mailbox has the link. */
export async function getDataLink(ctx: Ctx, token: string): Promise<DataLinkView> {
  const request = await findByToken(ctx, token)
  if (!request) return { state: 'invalid' }
  const { kind, email, detail, code, status, dueAt, answer, linkUntil } = request
  const now = ctx.clock.now()
  if (status === 'unproven') return { state: linkUntil > now ? 'unproven' : 'over', kind, email, detail }
  if (status === 'open')
    return {
      state: 'open',
      kind,
      email,
      code,
      dueAt: (dueAt ?? now).toISOString(),
      own: await findOwn(ctx, email),
    }
  const until = fileUntil(request)
  const isThere = until !== null && until > now
  return {
    state: 'answered',
    email,
    code,
    isDone: status === 'done',
    answer: answer ?? '',
    fileUntil: isThere ? until.toISOString() : null,
  }
}

/** Includes the tracking links of the requests, because those require only a proven mailbox, too. */
async function findOwn(ctx: Ctx, email: string) {
  const requests = await ctx.db.serviceRequest.findMany({
    where: { email, closedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true, linkVersion: true, title: true },
  })
  const accounts = await ctx.db.user.count({ where: { email, closedAt: null } })
  return {
    requests: requests.map((request) => ({ title: request.title, url: trackingUrl(ctx, request) })),
    hasAccount: accounts > 0,
  }
}
