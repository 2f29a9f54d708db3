import { pages } from '@oficio/contracts/pages'
import { ratingOf } from '@oficio/contracts/reviews/endpoints'
import { type LinkQuery, linkQueryNames } from '@oficio/contracts/service-requests/link-query'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { getReviewAsk } from '@oficio/domain/reviews/get-review-ask'
import { listRubrosBeside } from '@oficio/domain/rubros/list-rubros'
import { getTrackingByToken } from '@oficio/domain/service-requests/tracking/get-tracking'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ReportQuestion } from '@/features/leads/reports/report-question'
import { PricesWithVat } from '@/features/payments/net-price'
import { PhotoField } from '@/features/photos/photo-field'
import { PhotoGallery } from '@/features/photos/photo-gallery'
import { ReviewSection } from '@/features/reviews/review-section'
import { TrackingPage } from '@/features/service-requests/tracking/tracking-page'
import { page, readHead } from '@/server/page'
import { getPrincipal } from '@/server/sessions/session'
import { ReadOnlyNote } from '../../read-only-note'

/** Cached per request for the head and the body of the page. */
const readTracking = cache(
  async (ctx: Ctx, token: string) => (await getTrackingByToken(ctx, token)) ?? notFound(),
)

export const generateMetadata = readHead(pages.tracking, async ({ ctx, params: { token } }) => {
  const { request } = await readTracking(ctx, token)
  return { title: `Seguí tu solicitud: ${request.title}` }
})

/** Returns the parameters of the address that a link in a mail may have. Missing parameters are null. */
const readLink = (linkQuery: Record<string, string | undefined>) =>
  Object.fromEntries(linkQueryNames.map((name) => [name, linkQuery[name] ?? null])) as LinkQuery

export default page(pages.tracking, async ({ ctx, params: { token }, query }) => {
  const [linkQuery, principal] = await Promise.all([query(), getPrincipal()])
  const tracking = await readTracking(ctx, token)
  const { id } = tracking.request
  const ask = await getReviewAsk(ctx, visitor({ trackingToken: token }), { id })
  return (
    <>
      <ReadOnlyNote subject="Para confirmar, corregir o cancelar tu solicitud" width="form" />
      <PricesWithVat percent={await ctx.settings.get('vatPercent')}>
        <TrackingPage
          tracking={tracking}
          token={token}
          query={readLink(linkQuery)}
          isLoggedIn={principal !== null}
          leadsPerRequest={await ctx.settings.get('leadsPerRequest')}
          // Only a request that can still be edited as a whole needs the lists of its form.
          rubros={tracking.canEditAll ? await listRubrosBeside(ctx, [tracking.request.rubroId]) : []}
          provincias={tracking.canEditAll ? await listProvincias(ctx) : []}
          photoField={<PhotoField />}
          reportQuestion={({ firstAnswer, ...question }) => (
            <ReportQuestion key={question.reportId} token={token} tappedAnswer={firstAnswer} {...question} />
          )}
          isReviewed={Boolean(ask?.review)}
          review={
            ask && (
              <ReviewSection
                requestId={id}
                token={token}
                ask={ask}
                tappedRating={ratingOf(linkQuery.estrellas ?? null)}
              />
            )
          }
          photos={<PhotoGallery photos={tracking.request.photos ?? []} />}
        />
      </PricesWithVat>
    </>
  )
})
