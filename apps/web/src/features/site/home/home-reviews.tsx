import { profilePath } from '@oficio/contracts/professionals/public-address'
import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import { BadgeCheck } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { Stars } from '../../reviews/stars'
import { Quotes } from './quotes'

/** The latest reviews with a comment, whatever their rating. */
export const HomeReviews = ({ reviews }: { reviews: readonly LatestReview[] }) => (
  <Quotes
    title="Lo último que contaron los clientes"
    description="Las reseñas más nuevas con comentario, sin elegirlas: una de cada profesional y de cada cliente, desde el día siguiente. Solo puede escribirlas quien pidió un trabajo en el sitio y lo dio por completado."
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
      above: (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Stars rating={rating} />
          <Badge tone="success">
            <BadgeCheck aria-hidden />
            Trabajo verificado
          </Badge>
        </div>
      ),
    }))}
  />
)
