'use client'

import { deleteBusinessReviewEndpoint, type OwnBusinessReview } from '@oficio/contracts/businesses/reviews'
import { Button } from '@/components/ui/button'
import { Stars } from '@/features/reviews/stars'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'

interface OwnBusinessReviewTextProps {
  businessId: string
  name: string
  review: OwnBusinessReview
  onEdit: () => void
  onDeleted: () => void
}

/** What somebody wrote of the business, what was answered, and how to change it. */
export function OwnBusinessReviewText(props: OwnBusinessReviewTextProps) {
  const { businessId, name, review, onEdit, onDeleted } = props
  const { rating, title, content, answer, hiddenBecause } = review
  const { run, isPending } = useApiAction()
  const takeBack = () =>
    run(() => callApi(deleteBusinessReviewEndpoint, { params: { idOrSlug: businessId } }), {
      success: 'Borramos tu reseña.',
      onSuccess: onDeleted,
    })
  return (
    <div className="space-y-4">
      {hiddenBecause && (
        <p className="rounded-control bg-muted p-3">Nuestro equipo la quitó del sitio: {hiddenBecause}</p>
      )}
      <div>
        <Stars rating={rating} />
        {title && <p className="mt-2 font-semibold break-words">{title}</p>}
        {content && <p className="mt-1 break-words whitespace-pre-line">{content}</p>}
      </div>
      {answer && (
        <div className="border-l-2 border-primary pl-3">
          <p className="text-sm font-semibold break-words">Respondió {name}</p>
          <p className="break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {!hiddenBecause && (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" onClick={onEdit}>
            Cambiar
          </Button>
          <Button variant="ghost" onClick={takeBack} isLoading={isPending}>
            Borrar
          </Button>
        </div>
      )}
    </div>
  )
}
