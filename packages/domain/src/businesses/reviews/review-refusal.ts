import type { OwnReviewStanding } from '@oficio/contracts/businesses/reviews'
import type { Ctx } from '../../kernel/ctx'

/** Returns why an account may not review a business; null when it may. */
export async function refusalFor(
  { db }: Ctx,
  userId: string,
  business: { userId: string | null },
): Promise<OwnReviewStanding['refusal']> {
  if (business.userId === userId) return 'own_business'
  const isConfirmed = await db.user.count({ where: { id: userId, emailVerifiedAt: { not: null } } })
  return isConfirmed > 0 ? null : 'email_unconfirmed'
}
