'use client'

import { Avatar } from '@/components/ui/avatar'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon, type IconName } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { StarRow } from './star-row'

/** What a review shows. The page sends exactly this to the browser. */
export interface ReviewFacts {
  author: string
  /** The work, the date, and when the review was changed. */
  occasion: string
  rating: number
  /** For screen readers: '4 de 5: '. */
  ratingSpoken: string
  ratingText: string
  provenance: { text: string; tone: BadgeTone; icon: IconName }
  title: string | null
  content: string | null
  /** The page on which to report the review. Null where it cannot be reported. */
  reportHref: string | null
  answer: { from: string; text: string } | null
}

/** Tall enough for a thumb. */
const reportLink =
  'inline-flex min-h-11 items-center text-sm text-muted-foreground underline underline-offset-4 hover:text-primary'

/**
 * A review on a page, with its answer. A client component that gets only data: a page with many reviews then has
 * the markup once, in the script, and not twice for each review.
 */
export function ReviewCard(facts: ReviewFacts) {
  const { author, occasion, rating, ratingSpoken, ratingText, provenance, title, content } = facts
  const { reportHref, answer } = facts
  return (
    <article className="review">
      <div className="flex items-center gap-3">
        <Avatar seed={author} />
        <p className="min-w-0 break-words">
          <b className="block font-semibold">{author}</b>
          <span className="text-sm text-muted-foreground">{occasion}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-2">
          <StarRow rating={rating} />
          <b className="font-semibold">
            <span className="sr-only">{ratingSpoken}</span>
            {ratingText}
          </b>
        </p>
        <Badge tone={provenance.tone}>
          <Icon name={provenance.icon} />
          {provenance.text}
        </Badge>
      </div>
      {title && <h3 className="text-lg">{title}</h3>}
      {content && <p className="review-words">{content}</p>}
      {reportHref && (
        <p>
          <Link href={reportHref} rel="nofollow" className={reportLink}>
            Reportar<span className="sr-only"> la reseña de {author}</span>
          </Link>
        </p>
      )}
      {answer && (
        <div className="rounded-card bg-muted p-4">
          <p className="text-sm font-semibold">Respondió {answer.from}</p>
          <p className="review-words mt-1">{answer.text}</p>
        </div>
      )}
    </article>
  )
}
