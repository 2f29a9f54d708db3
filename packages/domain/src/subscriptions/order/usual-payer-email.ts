import type { Tx } from '@oficio/db/client'
import type { Subject } from '../subscription-kind'

/**
 * Returns the payer's usual email address for a subject. This is the address of the owner's last subscription, even a
 * refused one, or else of the account. Never returns the address of an earlier owner.
 */
export async function usualPayerEmail(
  tx: Tx,
  { subjectType, subjectId }: Subject,
  owner: { userId: string; email: string },
): Promise<string> {
  const last = await tx.subscription.findFirst({
    where: { subjectType, subjectId, userId: owner.userId, payerEmail: { not: '' } },
    orderBy: { id: 'desc' },
    select: { payerEmail: true },
  })
  return last?.payerEmail ?? owner.email
}
