import type { Mailbox } from '../../support/mailbox'

const everyMs = 1_500

/** Number of times that the mail server accepted each message, by Message-ID. */
export type MailCount = ReadonlyMap<string, number>

/**
 * Counts the messages that the mail server accepts, because the server keeps only the newest. Stopping returns the
 * counts.
 */
export function countMails(mailbox: Mailbox): () => Promise<MailCount> {
  const messages = new Map<string, string>()
  const look = async () => {
    for (const { id, messageId } of await mailbox.messages()) messages.set(id, messageId)
  }
  let currentLookup = Promise.resolve()
  const timer = setInterval(() => {
    currentLookup = currentLookup.then(look).catch(() => undefined)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await currentLookup
    await look()
    const counts = new Map<string, number>()
    for (const messageId of messages.values()) counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
    return counts
  }
}
