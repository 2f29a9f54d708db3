import { asPublicReview, type BusinessReviews as ReviewsView } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { textLink } from '@/components/ui/link-classes'
import { PublicReviewText } from '@/features/reviews/public-review'
import { RatingSummaryBox } from '@/features/reviews/rating-summary'
import { RemovedReviews } from '@/features/reviews/removed-reviews'
import { MoreReviews } from './more-reviews'
import { WriteReview } from './write-review'

interface BusinessReviewsProps {
  business: Pick<BusinessView, 'id' | 'slug' | 'name' | 'avg_rating' | 'review_count'>
  firstPage: ReviewsView
}

/** The reviews of a business, newest first, with a form to write one. */
export function BusinessReviews({ business, firstPage }: BusinessReviewsProps) {
  const { id, slug, name, avg_rating: average, review_count: count } = business
  const last = firstPage.reviews.at(-1)
  return (
    <section id="resenas" aria-labelledby="titulo-resenas" className="scroll-mt-24">
      <h2 id="titulo-resenas" className="text-2xl">
        Reseñas
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted-foreground">
        Cada persona con una cuenta y su email confirmado puede dejar una. Se publican las buenas y las malas.
      </p>
      {average !== null && last ? (
        <>
          <RatingSummaryBox rating={{ average, count, byStars: firstPage.byStars }} />
          {/* The link jumps to the form, which is below the possibly long list. */}
          <a href="#escribir" className={`${textLink} mt-4`}>
            Dejar una reseña
          </a>
          <div className="mt-4 divide-y">
            {firstPage.reviews.map((review) => (
              <PublicReviewText key={review.id} review={asPublicReview(review)} signature={name} canReport />
            ))}
          </div>
          {firstPage.nextCursor && <MoreReviews businessId={id} name={name} after={firstPage.nextCursor} />}
        </>
      ) : (
        <EmptyState
          className="mt-6"
          drawing="firstReview"
          title="Todavía no tiene reseñas"
          description="¿Lo conocés? Contá cómo te fue: le sirve a quien lo está por elegir."
        />
      )}
      <RemovedReviews removed={firstPage.removed} />
      <div id="escribir" className="mt-8 scroll-mt-24">
        <WriteReview businessId={id} name={name} loginBox={<LoginBox slug={slug} />} />
      </div>
    </section>
  )
}

/** Shown to visitors without a session. The login leads back to the form. */
const LoginBox = ({ slug }: { slug: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border bg-surface p-5">
    <p className="font-semibold">Debes iniciar sesión para dejar una reseña</p>
    <ButtonLink href={paths.login(`${paths.business(slug)}#escribir`)} rel="nofollow" variant="outline">
      Iniciar sesión
    </ButtonLink>
  </div>
)
