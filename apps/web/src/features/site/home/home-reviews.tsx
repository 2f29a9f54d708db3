import { profilePath } from '@oficio/contracts/professionals/public-address'
import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { Stars } from '../../reviews/stars'
import { Quotes } from './quotes'

/** The latest reviews with a comment, whatever their rating. */
export const HomeReviews = ({ reviews }: { reviews: readonly LatestReview[] }) => (
  <Quotes
    title="Lo último que contaron los clientes"
    description="Las más nuevas, sin elegirlas. Solo opina quien pidió un trabajo acá y lo dio por completado."
    quotes={reviews.map(({ id, quote, rating, authorName, work, professional }) => ({
      id,
      quote,
      name: authorName,
      context: (
        <>
          {work}, con{' '}
          <Link href={profilePath(professional)} className={inlineLink}>
            {professional.firstName} {professional.lastName}
          </Link>
        </>
      ),
      above: <Stars rating={rating} />,
    }))}
  />
)
