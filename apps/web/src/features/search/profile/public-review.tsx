import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { BadgeCheck } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Stars } from '@/features/reviews/stars'

interface PublicReviewProps {
  review: PublicReview
  professionalName: string
}

/** What a client wrote, as anybody reads it, with what the professional answered. */
export function PublicReviewText({ review, professionalName }: PublicReviewProps) {
  const { rating, title, content, authorName, createdAt, work, answer } = review
  return (
    <article className="min-w-0 space-y-3 py-6 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Stars rating={rating} />
        <Badge tone="success">
          <BadgeCheck aria-hidden />
          Trabajo verificado
        </Badge>
      </div>
      {title && <h3 className="text-lg break-words">{title}</h3>}
      {content && <p className="max-w-[68ch] break-words whitespace-pre-line">{content}</p>}
      <p className="text-sm break-words text-muted-foreground">
        {authorName}, {work}, {formatDate(createdAt)}
      </p>
      {answer && (
        <div className="border-l-2 border-primary pl-4">
          <p className="text-sm font-semibold break-words">Respondió {professionalName}</p>
          <p className="mt-1 max-w-[68ch] break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
    </article>
  )
}
