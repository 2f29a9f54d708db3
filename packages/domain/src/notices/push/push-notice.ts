import type { PushMessage } from '@oficio/contracts/notices/push'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Notice } from '@oficio/db/generated/client'
import { isSessionAlive } from '../../accounts/sessions/session-limits'
import { sessionNow } from '../../accounts/sessions/session-now'
import type { Ctx, PushTerms } from '../../kernel/ctx'
import { handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { pushNoticeJob } from '../../kernel/notices/push-notice-job'
import type { PushDevice } from '../../kernel/ports'
import { cutText } from '../../kernel/text/cut-text'
import { maskContact } from '../../service-requests/masking/mask-contact'

interface Push {
  noticeId: string
  sessionId: string
  attempt: number
}

/** Approximate length of the text that a lock screen shows. */
const lineLength = 180

/**
 * Pushes one notice to one browser (docs/product.md, 'Notices on a device'). A repeated push is shown once, because its
 * tag is the id of the notice. Skips a notice that was already read or is too old (`PushTerms.hours`).
 */
async function pushNotice(ctx: Ctx, job: Push): Promise<void> {
  const [notice, device] = await Promise.all([
    ctx.db.notice.findUnique({ where: { id: job.noticeId } }),
    findDevice(ctx, job.sessionId),
  ])
  if (!ctx.push || !notice || notice.readAt || !device) return
  const { hours, isUrgent } = termsOf(ctx, notice)
  const endsAtMs = notice.createdAt.getTime() + hours * 3_600_000
  const leftMs = endsAtMs - ctx.clock.now().getTime()
  if (leftMs <= 0) return
  const outcome = await ctx.push.send(device, {
    text: JSON.stringify(messageOf(notice)),
    topic: notice.id.replaceAll('-', ''),
    ttlSeconds: Math.ceil(leftMs / 1000),
    isUrgent,
  })
  if (outcome === 'sent') return
  if (outcome === 'gone') await forget(ctx, device)
  else await tryLater(ctx, job, { endsAtMs, retryAfterMs: outcome.retryAfterMs })
}

/** Returns the push terms of the event, or the usual terms for a kind that another version stored. */
const termsOf = ({ registry }: Ctx, { type }: Notice): PushTerms =>
  registry.events.find(({ notice, push }) => notice?.kind === type && push)?.push ?? usualTerms

const usualTerms: PushTerms = { hours: serverLimits.pushHours, isUrgent: false }

export const pushNoticeHandler = handledBy(pushNoticeJob, pushNotice)

/**
 * Returns the device if its session is open and it subscribed with our current key. Otherwise deletes the device and
 * returns null.
 */
async function findDevice(ctx: Ctx, sessionId: string) {
  const device = await ctx.db.pushDevice.findUnique({
    where: { sessionId },
    include: { session: { select: { revokedAt: true, expiresAt: true, lastSeenAt: true } } },
  })
  if (!device || !ctx.push) return null
  if (device.serverKey === ctx.push.publicKey && isSessionAlive(device.session, sessionNow(ctx)))
    return device
  await forget(ctx, device)
  return null
}

/** Deletes by endpoint. A device that has subscribed again with another endpoint stays. */
const forget = (ctx: Ctx, { endpoint }: PushDevice) => ctx.db.pushDevice.deleteMany({ where: { endpoint } })

/**
 * Masks phone numbers and emails in notices about a request, because passers-by can read the screen and the text
 * contains the client's words.
 */
function messageOf({ id, title, body, href, requestId }: Notice): PushMessage {
  const lineText = (text: string) => cutText(requestId === null ? text : maskContact(text), lineLength)
  return { title: lineText(title), body: lineText(body), path: href, tag: id }
}

const firstPauseMs = 30_000
const longestPauseMs = 3_600_000

/**
 * Enqueues a retry with exponential backoff, but not before the push service allows it. Gives up when the notice is too
 * old by then.
 */
async function tryLater(
  ctx: Ctx,
  { attempt, ...job }: Push,
  { endsAtMs, retryAfterMs }: { endsAtMs: number; retryAfterMs: number | null },
): Promise<void> {
  const pauseMs = Math.min(firstPauseMs * 2 ** attempt, longestPauseMs)
  const runAtMs = ctx.clock.now().getTime() + Math.max(pauseMs, retryAfterMs ?? 0)
  // Compare numbers before making a Date, because a service may send a number of seconds beyond the range of dates.
  if (runAtMs >= endsAtMs) return
  const runAt = new Date(runAtMs)
  await enqueueJob(ctx.db, pushNoticeJob, { ...job, attempt: attempt + 1 }, { runAt })
}
