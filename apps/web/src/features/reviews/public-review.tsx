import { paths } from '@oficio/contracts/paths'
import { type PublicReview, ratings, ratingTexts } from '@oficio/contracts/reviews/endpoints'
import { reviewProvenanceTexts } from '@oficio/contracts/reviews/subjects'
import { formatDate } from '@oficio/contracts/text/format-date'
import { provenanceLooks } from './provenance'
import { ReviewCard } from './review-card'

interface PublicReviewProps {
  review: PublicReview
  signature: string
  /** Whether to show the link that reports the review. */
  canReport?: boolean
}

/** A review on a public page: who wrote it, for which work, when, what they say, and the answer. */
export function PublicReviewText({ review, signature, canReport = false }: PublicReviewProps) {
  const { id, rating, title, content, authorName, provenance, answer } = review
  return (
    <ReviewCard
      author={authorName}
      occasion={occasionText(review)}
      rating={rating}
      ratingSpoken={`${rating} de ${ratings.length}: `}
      ratingText={ratingTexts[rating]}
      provenance={{ text: reviewProvenanceTexts[provenance], ...provenanceLooks[provenance] }}
      title={title}
      content={content}
      reportHref={canReport ? paths.reportReview(id) : null}
      answer={answer && { from: signature, text: answer.text }}
    />
  )
}

function occasionText({ work, createdAt, editedAt }: PublicReview): string {
  const changed = editedAt && `cambiada el ${formatDate(editedAt)}`
  return [work, formatDate(createdAt), changed].filter(Boolean).join(', ')
}
