import type { Tx } from '@oficio/db/client'
import type { Subject } from '../subscription-kind'

/**
 * Returns the mail of the Mercado Pago account by which somebody usually pays for a subject: the one that they gave last,
 * refused or not, or without one the mail of their account here. What an earlier owner gave is nobody else's to read.
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
