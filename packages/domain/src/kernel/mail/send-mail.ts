import type { Mail } from '@oficio/db/generated/client'
import { addMilliseconds } from 'date-fns'
import type { Ctx } from '../ctx'
import { handledBy } from '../jobs/define-job'
import { enqueueJobs } from '../jobs/enqueue-job'
import { type BuiltMail, buildMails, findMailEvent } from './build-mail'
import { findMarks } from './marked-addresses'
import { refuseForGood } from './refuse-for-good'
import { sendMailJob, sendStored } from './send-mail-job'

/** A job ends after this time and leaves the rest of its mails to a new job. A worker that stops waits 10 s. */
const longestMs = 2_000
/** For this time a mail that was read is sent without asking again whether it still waits. */
const freshMs = 200
/** A failed mail is retried after this time for the first time. */
const retryMs = 3_000

/**
 * Sends mails of the outbox, one after the other. A mail that fails gets a job of its own, with its own attempts, and
 * does not hold up the others.
 */
async function sendMails(ctx: Ctx, mailIds: readonly string[]): Promise<void> {
  const startedAt = ctx.clock.now().getTime()
  const failedIds: string[] = []
  const restIds: string[] = []
  for (const [index, { mail, send }] of (await prepareMails(ctx, mailIds)).entries()) {
    const elapsedMs = ctx.clock.now().getTime() - startedAt
    // The first mail is always tried, so that slow reads do not put off all mails for ever.
    if (elapsedMs > longestMs && index > 0) restIds.push(mail.id)
    else if (elapsedMs > freshMs && !(await isUnchanged(ctx, mail))) failedIds.push(mail.id)
    else
      await send().catch((err: unknown) => {
        // Without the database every further mail would be sent and then sent again by the retry of this job.
        if (err instanceof UnrecordedMail) throw err
        ctx.log.error({ mailId: mail.id, err }, 'a mail failed: a job of its own tries it again')
        failedIds.push(mail.id)
      })
  }
  if (failedIds.length + restIds.length === 0) return
  await ctx.transaction(async (ctx) => {
    const runAt = addMilliseconds(ctx.clock.now(), retryMs)
    await enqueueJobs(
      ctx.db,
      sendMailJob,
      failedIds.map((mailId) => ({ mailId })),
      { runAt },
    )
    await sendStored(ctx, restIds)
  })
}

/** Returns whether the mail still waits for the same address. Another job may have sent it, or an admin corrected it. */
const isUnchanged = async ({ db }: Ctx, { id, to }: Mail): Promise<boolean> =>
  (await db.mail.count({ where: { id, to, ...unfinished } })) > 0

const unfinished = { sentAt: null, bouncedAt: null, skippedAt: null }

/** The mail server took the mail, but the database did not record it. */
class UnrecordedMail extends Error {}

const unrecorded = (cause: unknown): never => {
  throw new UnrecordedMail('the mail was sent, but this was not recorded', { cause })
}

/** Sends one mail of the outbox. Throws if it failed. */
async function sendMail(ctx: Ctx, mailId: string): Promise<void> {
  for (const { send } of await prepareMails(ctx, [mailId])) await send()
}

/** Reads the mails that are not finished, and what each of them needs. `send` throws why a mail cannot be sent. */
async function prepareMails(
  ctx: Ctx,
  mailIds: readonly string[],
): Promise<{ mail: Mail; send: () => Promise<void> }[]> {
  const mails = await ctx.db.mail.findMany({
    where: { id: { in: [...mailIds] }, ...unfinished },
    orderBy: { id: 'asc' },
  })
  if (mails.length === 0) return []
  const messages = await buildMails(ctx, mails)
  const markOf = await findMarks(
    ctx.db,
    mails.map(({ to }) => to),
  )
  return mails.map((mail, index) => ({
    mail,
    send: async () => {
      const message = messages[index]
      if (message?.status !== 'fulfilled') throw message?.reason
      await sendBuilt(ctx, mail, message.value, { isMarked: markOf(mail.to) !== null })
    },
  }))
}

/**
 * Sends one mail at least once, always with the same Message-ID. A crash between sending and our commit sends it again,
 * and the recipient can deduplicate by the Message-ID. After the commit it is never sent again.
 */
async function sendBuilt(
  ctx: Ctx,
  mail: Mail,
  message: BuiltMail | null,
  { isMarked }: { isMarked: boolean },
): Promise<void> {
  if (!message) return skip(ctx, mail)
  if (isMarked && !isOwed(ctx, mail)) return skip(ctx, mail, { isWithheld: true })
  const outcome = await ctx.mailer.send({ to: mail.to, messageId: mail.messageId, ...message })
  if (outcome === 'sent') await noteSent(ctx, mail)
  else await noteBounced(ctx, mail)
}

/**
 * Records that the mail was sent, if it still has the address to which it went. Throws if the address was changed or
 * erased in the meantime, so that the job is retried. One plain statement, because each mail pays for it.
 */
async function noteSent(ctx: Ctx, { id, to }: Mail): Promise<void> {
  const count = await ctx.db.$executeRaw`
    UPDATE mails SET sent_at = ${ctx.clock.now()} WHERE id = ${id}::uuid AND "to" = ${to}::citext`.catch(
    unrecorded,
  )
  if (count === 0) throw wasReaddressed()
}

/** Records a permanent refusal, with the same condition as `noteSent`. */
async function noteBounced(ctx: Ctx, { id, to }: Mail): Promise<void> {
  const at = ctx.clock.now()
  await ctx.transaction(async (ctx) => {
    const { count } = await ctx.db.mail.updateMany({ where: { id, to }, data: { bouncedAt: at } })
    if (count === 0) throw wasReaddressed()
    await refuseForGood(ctx, { mailId: id, address: to, at, key: id })
  })
}

/** Returns whether the mail is required, so that it is sent even to a marked address. */
const isOwed = ({ registry }: Ctx, mail: Mail): boolean =>
  findMailEvent(registry, mail.template)?.mail.isOwed === true

const wasReaddressed = () => new Error('the mail was readdressed while it was sent: retry')

async function skip(ctx: Ctx, { id, to }: Mail, { isWithheld = false } = {}): Promise<void> {
  const skippedAt = ctx.clock.now()
  const { count } = await ctx.db.mail.updateMany({
    where: { id, to },
    data: { skippedAt, ...(isWithheld && { withheldAt: skippedAt }) },
  })
  if (count === 0) throw wasReaddressed()
}

export const sendMailHandler = handledBy(sendMailJob, (ctx, payload) =>
  'mailId' in payload ? sendMail(ctx, payload.mailId) : sendMails(ctx, payload.mailIds),
)
