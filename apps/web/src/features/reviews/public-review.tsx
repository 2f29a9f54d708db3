import { paths } from '@oficio/contracts/paths'
import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { formatDate } from '@oficio/contracts/text/format-date'
import { BadgeCheck } from 'lucide-react'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { Stars } from './stars'

/** As high as a thumb needs it, without moving the lines around it. */
const reportLink = '-my-3 inline-flex py-3 underline underline-offset-4 hover:text-primary'

interface PublicReviewProps {
  review: PublicReview
  professionalName: string
  /** Whether there is a way to say that it should not stand there. */
  canReport?: boolean
}

/** What a client wrote, as anybody reads it, with what the professional answered. */
export function PublicReviewText({ review, professionalName, canReport = false }: PublicReviewProps) {
  const { id, rating, title, content, authorName, createdAt, work, answer } = review
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
        {canReport && (
          <>
            {' · '}
            <Link href={paths.reportReview(id)} prefetch={false} rel="nofollow" className={reportLink}>
              Reportar<span className="sr-only"> la reseña de {authorName}</span>
            </Link>
          </>
        )}
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
