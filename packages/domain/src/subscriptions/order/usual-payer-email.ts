import type { Tx } from '@oficio/db/client'
import type { Subject } from '../subscription-kind'

/**
 * Returns the usual payer mail of a subject: the last one given, refused or not, or else the mail of the account
 * here. Never returns the mail of an earlier owner.
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
