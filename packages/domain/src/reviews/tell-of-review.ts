import { paths } from '@oficio/contracts/paths'
import type { Review } from '@oficio/db/generated/client'
import type { TxCtx } from '../kernel/ctx'
import { notifyAccounts } from '../kernel/notices/notify-accounts'

/** Tells a professional once of a review that is shown and counts. */
export async function tellOfReview(
  ctx: TxCtx,
  { id, leadId, professionalId, rating }: Review,
): Promise<void> {
  if (leadId === null || professionalId === null) return
  const { requestId, professional } = await ctx.db.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: { requestId: true, professional: { select: { userId: true } } },
  })
  await notifyAccounts(ctx, [
    {
      userId: professional.userId,
      type: 'review-written',
      title: 'Te dejaron una reseña',
      body: `${rating} de 5 estrellas`,
      href: paths.professionalReviews(),
      requestId,
      dedupeKey: `review-written:${id}`,
    },
  ])
}
