import { paths } from '@oficio/contracts/paths'
import type { Review } from '@oficio/db/generated/client'
import type { TxCtx } from '../kernel/ctx'
import { notify } from '../kernel/notices/notify'
import { reviewWrittenEvent } from './events'

/** Notifies a professional once of a review that is shown and counts. */
export async function notifyOfReview(
  ctx: TxCtx,
  { id, leadId, professionalId, rating }: Review,
): Promise<void> {
  if (leadId === null || professionalId === null) return
  const { requestId, professional } = await ctx.db.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: { requestId: true, professional: { select: { userId: true } } },
  })
  await notify(ctx, reviewWrittenEvent, {
    userId: professional.userId,
    key: id,
    data: { title: 'Te dejaron una reseña', rating, href: paths.professionalReviews(), requestId },
  })
}
