import assert from 'node:assert/strict'
import type { DrillStack } from '../support/drill-stack'
import type { Kill } from './kill-worker'

export interface Verdict {
  /** Notices in the professionals' lists: one per professional and request. */
  notices: number
  /** Number of different messages, and number of deliveries that the server accepted. */
  mails: number
  deliveries: number
  /** Number of messages that the server accepted twice. */
  repeats: number
}

/**
 * Counts the results of the kills. Throws unless every professional has one notice per request and no mail is lost. A
 * mail may come twice, with the same Message-ID, only if a kill hit it between the server's acceptance and our commit.
 */
export async function judge(
  { ctx, mailbox }: DrillStack,
  { kills, requestIds }: { kills: Kill[]; requestIds: string[] },
): Promise<Verdict> {
  const professionals = await ctx.db.professional.findMany({ select: { userId: true } })
  for (const requestId of requestIds) {
    const notices = await ctx.db.notice.findMany({
      where: { type: 'new-request', requestId },
    })
    assert.deepEqual(
      notices.map(({ userId }) => userId).sort(),
      professionals.map(({ userId }) => userId).sort(),
      'each professional has exactly one notice',
    )
  }
  const mails = await ctx.db.mail.findMany()
  assert.equal(
    mails.length,
    requestIds.length * (professionals.length + 1),
    'one mail each, and the client’s',
  )
  const messages = await mailbox.messages()
  const midway = new Set(
    kills.filter(({ point }) => point.window === 'middle').map(({ subjectId }) => subjectId),
  )
  for (const { id, to, messageId, sentAt } of mails) {
    const deliveredMessages = messages.filter(
      (message) => message.to.includes(to) && message.messageId === messageId,
    )
    assert(sentAt, 'a mail is not marked as sent')
    assert(deliveredMessages.length >= 1, 'a mail is lost')
    assert(
      deliveredMessages.length <= (midway.has(id) ? 2 : 1),
      'a mail was repeated outside of the middle window',
    )
  }
  const messageIds = new Set(mails.map(({ messageId }) => messageId))
  assert(
    messages.every(({ messageId }) => messageIds.has(messageId)),
    'a repeat had a Message-ID of its own',
  )
  return {
    notices: requestIds.length * professionals.length,
    mails: mails.length,
    deliveries: messages.length,
    repeats: messages.length - mails.length,
  }
}
