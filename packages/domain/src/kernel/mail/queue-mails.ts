import { type Channel, type Deliver, isIncluded } from '../events/channel'
import { isClosedMailbox } from './closed-mailbox'
import { sendStored } from './send-mail-job'

/** Adds the mails of an event to the outbox and enqueues their jobs; skips closed accounts. */
const queueMails: Deliver = async (ctx, { name, mail }, deliveries, options) => {
  const { mailAt, unproven } = options
  if (!mail || !isIncluded(options, 'mail')) return
  const { hostname } = new URL(ctx.site.origin)
  const createdAt = ctx.clock.now()
  const data = deliveries.flatMap(({ email: to, dedupeKey, data }) => {
    if (to === null || isClosedMailbox(to)) return []
    const id = ctx.ids.next()
    // Keeps only the refs of the mail; drops data for other channels.
    const refs = mail.refs.parse(data)
    return { id, messageId: `<${id}@${hostname}>`, template: name, to, dedupeKey, refs, createdAt }
  })
  if (data.length === 0) return
  const newMails = await ctx.db.mail.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
  const ids = newMails.map(({ id }) => id)
  if (unproven) {
    const { connectionHash, isWaiting } = unproven
    const admittedAt = isWaiting ? null : createdAt
    await ctx.db.unprovenMail.createMany({
      data: ids.map((mailId) => ({ mailId, connectionHash, admittedAt })),
    })
  }
  if (!unproven?.isWaiting) await sendStored(ctx, ids, { sendAt: mailAt, canWait: mail.canWait ?? false })
}

/** Mails. Whether the reader wants one is decided when it is sent, because a mail may wait in the outbox. */
export const mailChannel: Channel = { names: ['mail'], deliver: queueMails }
