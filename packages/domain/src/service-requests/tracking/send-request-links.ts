import type { InputOf } from '@oficio/contracts/endpoint'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { sendRequestLinksEndpoint } from '@oficio/contracts/service-requests/request-links'
import { z } from 'zod'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { defineJob, handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { lockUnprovenMails, mailsLeftOf } from '../../kernel/mail/unproven-mails'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { subDays } from '../../kernel/time/days'
import { requestLinkEvent } from '../events'
import { lockClient } from '../form/submission'

/** Matches requests whose code does not wait to be mailed. The mail with the waiting code will contain the link. */
const noCodeWaiting = { OR: [{ codeWaitsSince: null }, { confirmedAt: { not: null } }] }

const mailRequestLinksJob = defineJob({
  name: 'mail-request-links',
  label: 'Mandar de nuevo los enlaces de seguimiento',
  payload: z.object({ requestIds: z.array(z.uuid()) }),
})

/**
 * Mails the tracking links of the newest requests filed with an address (docs/product.md, 'Tracking'). Returns the
 * same response for every address. Enqueues the job even when there is nothing to mail, so that both cases take the
 * same time.
 */
export async function sendRequestLinks(
  ctx: Ctx,
  _actor: Actor,
  { email }: InputOf<typeof sendRequestLinksEndpoint>,
): Promise<{ success: true }> {
  await ctx.transaction(async (ctx) => {
    const requests = await ctx.db.serviceRequest.findMany({
      where: { email, anonymisedAt: null, ...noCodeWaiting },
      orderBy: { createdAt: 'desc' },
      take: serverLimits.linksPerMail,
      select: { id: true },
    })
    await enqueueJob(ctx.db, mailRequestLinksJob, { requestIds: requests.map(({ id }) => id) })
  })
  return { success: true }
}

/**
 * Queues one mail for each request: at most one per request and hour, and `serverLimits.linkMailsPerMailbox` per
 * mailbox and day. The limits exist because anybody may ask for the links of any address.
 */
async function mailRequestLinks(
  ctx: Ctx,
  { requestIds }: z.infer<typeof mailRequestLinksJob.payload>,
): Promise<void> {
  const hour = ctx.clock.now().toISOString().slice(0, 13)
  await ctx.transaction(async (ctx) => {
    const requests = await ctx.db.serviceRequest.findMany({
      where: { id: { in: requestIds }, anonymisedAt: null, ...noCodeWaiting },
      select: { id: true, email: true, connectionHash: true, confirmedAt: true },
    })
    await lockClient(
      ctx.db,
      requests.flatMap(({ connectionHash, email }) => [connectionHash, email.toLowerCase()]),
    )
    // Unconfirmed requests count toward the mail limit of their connection, because a stranger may have just filed
    // them with this mailbox.
    const connectionHashes = requests.map(({ confirmedAt, connectionHash }) =>
      confirmedAt ? null : connectionHash,
    )
    await lockUnprovenMails(ctx, connectionHashes)
    for (const [at, { id, email }] of requests.entries()) {
      const connectionHash = connectionHashes[at] ?? null
      if (connectionHash !== null && (await mailsLeftOf(ctx, connectionHash)) === 0) continue
      if (!(await hasRoomForLink(ctx, email))) continue
      const recipient = { email, key: `${id}:${hour}`, data: { requestId: id } }
      await notifyUnproven(ctx, requestLinkEvent, recipient, connectionHash)
    }
  })
}

async function hasRoomForLink({ db, clock }: TxCtx, to: string): Promise<boolean> {
  const mailCount = await db.mail.count({
    where: {
      template: requestLinkEvent.name,
      to,
      skippedAt: null,
      createdAt: { gt: subDays(clock.now(), 1) },
    },
  })
  return mailCount < serverLimits.linkMailsPerMailbox
}

export const mailRequestLinksHandler = handledBy(mailRequestLinksJob, mailRequestLinks)
