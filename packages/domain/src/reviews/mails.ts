import { type Rating, ratings, ratingTexts } from '@oficio/contracts/reviews/endpoints'
import { z } from 'zod'
import { builtBy, defineMail } from '../kernel/mail/define-mail'
import type { ClientMail } from '../service-requests/mails'
import { isClientsMail, trackingUrl } from '../service-requests/tracking-link'
import { wordsForClient } from '../service-requests/words-for-client'
import { reviewableLeads } from './reviewable-leads'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the client of a completed request: how was it? One tap on a star opens the form with it set. */
    'review-asked': ClientMail & {
      /** Null where nobody has said who did the work. */
      professionalName: string | null
      stars: { rating: Rating; text: string; url: string }[]
    }
  }
}

/** To the client of a completed request: how was it? */
export const reviewAskedMail = defineMail({
  template: 'review-asked',
  label: 'Pedido de reseña',
  group: 'reviews',
  // By this the mail is readdressed, and erased, with the rest of the request.
  refs: z.object({ requestId: z.uuid() }),
})

export const reviewAskedBuilder = builtBy(reviewAskedMail, async (ctx, { requestId }, to) => {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: requestId } })
  if (!request || !isClientsMail(request, to)) return null
  const leads = await reviewableLeads(ctx.db, request)
  const [first] = leads
  if (!first || leads.some(({ review }) => review !== null)) return null
  const { firstName, lastName } = first.professional.user
  return {
    ...(await wordsForClient(ctx, request)),
    professionalName: leads.length === 1 ? `${firstName} ${lastName}` : null,
    // The best one first: it is the one that is tapped most.
    stars: ratings.toReversed().map((rating) => ({
      rating,
      text: ratingTexts[rating],
      url: trackingUrl(ctx, request, { estrellas: String(rating) }),
    })),
  }
})
