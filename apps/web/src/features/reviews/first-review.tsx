import type { ReceivedReview } from '@oficio/contracts/reviews/endpoints'
import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import { isFresh } from '@/lib/is-fresh'

interface FirstReviewProps {
  /** All reviews so far. */
  reviews: readonly ReceivedReview[]
  nowMs: number
}

/** Celebrates the only review until it is answered. Nothing for a review that is not shown. */
export function FirstReview({ reviews, nowMs }: FirstReviewProps) {
  const [review] = reviews
  if (!review || reviews.length > 1) return null
  const { id, authorName, createdAt, standing, hiddenBecause, answer } = review
  if (standing !== 'shown' || hiddenBecause || answer) return null
  return (
    <div className="max-w-3xl">
      <Moment
        drawing="firstReview"
        title="¡Tu primera reseña!"
        isFresh={isFresh(createdAt, nowMs)}
        action={
          <Button variant="sol" asChild>
            <a href={`#resena-${id}`}>Leerla y responder</a>
          </Button>
        }
      >
        {authorName} contó cómo fue. Tu respuesta se lee debajo de la reseña, y quien busca ve que le
        contestás a tus clientes.
      </Moment>
    </div>
  )
}
