import { limits } from '@oficio/contracts/limits'
import { isLive, liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Prisma } from '@oficio/db/generated/client'
import { subHours } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { lockedMailsLeftOf, mailsLeftOf } from '../../kernel/mail/unproven-mails'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { hasMailboxRoom, mailCode } from '../form/mail-code'
import { lockClient } from '../form/submission'
import { lockRequest } from '../lock-request'
import { isCodeWaiting } from '../tracking-link'

const waiting = {
  codeWaitsSince: { not: null },
  confirmedAt: null,
  status: { in: [...liveStatuses] },
} satisfies Prisma.ServiceRequestWhereInput

/**
 * Mails the codes that wait because their connection had reached its limit of mails (docs/product.md, 'Confirmation').
 * The newest request of a connection comes first, so that after a flood a neighbour is served before the rest of the
 * flood.
 */
export async function mailWaitingCodes(ctx: Ctx): Promise<void> {
  await deleteUnmailed(ctx)
  const connections = await ctx.db.serviceRequest.groupBy({ by: ['connectionHash'], where: waiting })
  for (const { connectionHash } of connections) {
    if (connectionHash === null) continue
    await mailWaitingOf(ctx, connectionHash)
  }
}

/**
 * Waiting requests read per connection. The number is high because requests whose mailbox has reached its codes for
 * the day must not block the others.
 */
const readAtOnce = 500

async function mailWaitingOf(ctx: Ctx, connectionHash: string): Promise<void> {
  let mailsLeft = await mailsLeftOf(ctx, connectionHash)
  if (mailsLeft === 0) return
  const requests = await ctx.db.serviceRequest.findMany({
    where: { ...waiting, connectionHash },
    orderBy: { codeWaitsSince: 'desc' },
    take: readAtOnce,
    select: { id: true },
  })
  for (const { id } of requests) {
    if (mailsLeft === 0) return
    if (await mailWaitingCode(ctx, id)) mailsLeft -= 1
  }
}

/**
 * Mails one waiting code and returns whether it was mailed. Skips a mailbox that has reached its codes for the day,
 * and a connection without mails left.
 */
function mailWaitingCode(ctx: Ctx, id: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const request = await lockRequest(ctx.db, id)
    if (!request?.connectionHash || !isCodeWaiting(request) || !isLive(request.status)) return false
    await lockClient(ctx.db, [request.connectionHash, request.email.toLowerCase()])
    if (!(await hasMailboxRoom(ctx, request.email))) return false
    if ((await lockedMailsLeftOf(ctx, request.connectionHash)) === 0) return false
    await ctx.db.serviceRequest.update({ where: { id }, data: { codeWaitsSince: null } })
    await mailCode(ctx, request, request.connectionHash)
    return true
  })
}

const deletedAtOnce = 500

/**
 * Deletes requests whose code was never mailed within `limits.waitingCodeHours`, so that a flood leaves nothing
 * behind. Keeps urgent requests, and requests that have leads, notified professionals or any mail.
 */
async function deleteUnmailed(ctx: Ctx): Promise<void> {
  const before = subHours(ctx.clock.now(), limits.waitingCodeHours)
  await ctx.transaction(async (ctx) => {
    const requests = await ctx.db.$queryRaw<{ id: string }[]>`
      SELECT id FROM service_requests request
      WHERE code_waits_since IS NOT NULL AND created_at < ${before} AND confirmed_at IS NULL AND NOT is_urgent
        AND urgency_intent_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM leads WHERE request_id = request.id)
        AND NOT EXISTS (SELECT 1 FROM service_request_recipients WHERE request_id = request.id)
        AND NOT EXISTS (SELECT 1 FROM mails WHERE refs ->> 'requestId' = request.id::text)
      LIMIT ${deletedAtOnce} FOR UPDATE SKIP LOCKED`
    const ids = requests.map(({ id }) => id)
    // The job that sweeps unused photos deletes them later.
    await ctx.db.photo.updateMany({
      where: { requestId: { in: ids } },
      data: { state: 'pending', requestId: null },
    })
    await ctx.db.serviceRequest.deleteMany({ where: { id: { in: ids } } })
    await purgePages(ctx.db, ids.map(pageTags.serviceRequest))
  })
}

export const mailWaitingCodesClock = atTimes(
  { name: 'mail-waiting-codes', label: 'Mandar códigos que esperan su turno', at: '* * * * *' },
  mailWaitingCodes,
)
