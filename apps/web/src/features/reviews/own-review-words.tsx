import type { OwnReview } from '@oficio/contracts/reviews/endpoints'
import { Button } from '@/components/ui/button'
import { useApiAction } from '@/lib/api/use-api-action'
import { Stars } from './stars'

interface OwnReviewWordsProps {
  review: Pick<OwnReview, 'rating' | 'title' | 'content' | 'answer' | 'hiddenBecause'>
  name: string
  /** A note about a review that is not public. */
  note?: string | undefined
}

/** A review as its author sees it, with the answer. */
export function OwnReviewWords({ review, name, note }: OwnReviewWordsProps) {
  const { rating, title, content, answer, hiddenBecause } = review
  return (
    <>
      {hiddenBecause && (
        <p className="rounded-control bg-muted p-3">Nuestro equipo la quitó del sitio: {hiddenBecause}</p>
      )}
      {note && <p className="rounded-control bg-muted p-3">{note}</p>}
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
    </>
  )
}

interface ReviewButtonsProps {
  onEdit: () => void
  remove: () => Promise<unknown>
  onDeleted?: () => void
}

/** The buttons to edit and delete the author's review. */
export function ReviewButtons({ onEdit, remove, onDeleted }: ReviewButtonsProps) {
  const { run, isPending } = useApiAction()
  const takeBack = () =>
    run(remove, { success: 'Borramos tu reseña.', ...(onDeleted && { onSuccess: onDeleted }) })
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="outline" onClick={onEdit}>
        Cambiar
      </Button>
      <Button variant="ghost" onClick={takeBack} isLoading={isPending}>
        Borrar
      </Button>
    </div>
  )
}
