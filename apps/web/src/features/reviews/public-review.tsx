import { paths } from '@oficio/contracts/paths'
import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { Provenance } from './provenance'
import { Stars } from './stars'

/** Tall enough for a thumb, without moving the lines around it. */
const reportLink = '-my-3 inline-flex py-3 underline underline-offset-4 hover:text-primary'

interface PublicReviewProps {
  review: PublicReview
  signature: string
  /** Whether to show the link that reports the review. */
  canReport?: boolean
}

/** A review on a public page, with its answer: who wrote it, for which work, when, and what they say. */
export function PublicReviewText({ review, signature, canReport = false }: PublicReviewProps) {
  const { id, rating, title, content, authorName, answer } = review
  return (
    <article className="min-w-0 space-y-3 py-6 first:pt-0 last:pb-0">
      <div className="flex items-center gap-3">
        <Avatar name={authorName} />
        <p className="min-w-0 break-words">
          <span className="block font-semibold">{authorName}</span>
          <span className="block text-sm text-muted-foreground">{factsOf(review)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Stars rating={rating} />
        <Provenance source={review.provenance} />
      </div>
      {title && <h3 className="text-lg break-words">{title}</h3>}
      {content && <p className="max-w-[68ch] break-words whitespace-pre-line">{content}</p>}
      {canReport && (
        <p className="text-sm text-muted-foreground">
          <Link href={paths.reportReview(id)} rel="nofollow" className={reportLink}>
            Reportar<span className="sr-only"> la reseña de {authorName}</span>
          </Link>
        </p>
      )}
      {answer && (
        <div className="rounded-card bg-muted p-4">
          <p className="text-sm font-semibold break-words">Respondió {signature}</p>
          <p className="mt-1 max-w-[68ch] break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
    </article>
  )
}

function factsOf({ work, createdAt, editedAt }: PublicReview): string {
  const changed = editedAt && `cambiada el ${formatDate(editedAt)}`
  return [work, formatDate(createdAt), changed].filter(Boolean).join(', ')
}
