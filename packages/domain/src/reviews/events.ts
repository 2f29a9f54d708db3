import { type Rating, ratings, ratingTexts } from '@oficio/contracts/reviews/endpoints'
import { z } from 'zod'
import { builtBy, defineEvent } from '../kernel/events/define-event'
import type { ClientMail } from '../service-requests/events'
import { noProfessional, showProfessional } from '../service-requests/shown-professional'
import { isClientsMail, trackingUrl } from '../service-requests/tracking-link'
import { wordsForClient } from '../service-requests/words-for-client'
import { reviewableLeads } from './reviewable-leads'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** Asks the client of a completed request for a review. A tap on a star opens the form with that rating. */
    'review-asked': ClientMail & {
      /** Null if nobody has said who did the work. */
      professionalName: string | null
      portraitUrl: string | null
      faceSeed: string | null
      stars: { rating: Rating; text: string; url: string }[]
    }
  }
}

/** Notifies the professional or the owner of a business about a new review that counts. */
export const reviewWrittenEvent = defineEvent({
  name: 'review-written',
  group: 'reviews',
  notice: {
    kind: 'review-written',
    words: ({ rating, ...words }: { title: string; rating: number; href: string; requestId?: string }) => ({
      ...words,
      body: `${rating} de 5 estrellas`,
    }),
  },
})

/** To the client of a completed request: how was it? */
export const reviewAskedEvent = defineEvent({
  name: 'review-asked',
  group: 'reviews',
  mail: {
    label: 'Pedido de reseña',
    // `requestId` lets the mail be readdressed and erased with the rest of the request.
    refs: z.object({ requestId: z.uuid() }),
  },
})

export const reviewAskedBuilder = builtBy(reviewAskedEvent, async (ctx, { requestId }, to) => {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: requestId } })
  if (!request || !isClientsMail(request, to)) return null
  const leads = await reviewableLeads(ctx.db, request)
  const [first] = leads
  if (!first || leads.some(({ review }) => review !== null)) return null
  return {
    ...(await wordsForClient(ctx, request)),
    ...(leads.length === 1 ? showProfessional(ctx, first.professional) : noProfessional),
    // The best rating comes first, because it is tapped most.
    stars: ratings.toReversed().map((rating) => ({
      rating,
      text: ratingTexts[rating],
      url: trackingUrl(ctx, request, { estrellas: String(rating) }),
    })),
  }
})
