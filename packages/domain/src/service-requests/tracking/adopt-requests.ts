import type { MailboxFollowUp } from '../../kernel/ctx'

/**
 * Links the requests of a mailbox to the account whose owner has just proven that mailbox. The owner could open the
 * same requests through the mailed links (docs/product.md, 'Tracking').
 */
export const adoptRequests: MailboxFollowUp = async (tx, { userId, email }) => {
  await tx.serviceRequest.updateMany({
    where: { email, userId: null, anonymisedAt: null },
    data: { userId },
  })
}
