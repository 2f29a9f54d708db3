import type { MailboxFollowUp } from '../../kernel/ctx'

/**
 * Puts the requests of a mailbox under the account whose owner has just proven that the mailbox is theirs: the link that
 * was mailed there would give them the same (docs/product.md, 'Tracking').
 */
export const adoptRequests: MailboxFollowUp = async (tx, { userId, email }) => {
  await tx.serviceRequest.updateMany({
    where: { email, userId: null, anonymisedAt: null },
    data: { userId },
  })
}
