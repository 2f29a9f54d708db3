import { paths } from '@oficio/contracts/paths'
import { type HeldReview, reviewDoubtTexts } from '@oficio/contracts/reviews/reports'
import { formatDay } from '@oficio/contracts/text/format-date'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'

/** The reviews that do not count until an admin decides about them. Renders nothing if there are none. */
export function HeldReviewList({ reviews }: { reviews: readonly HeldReview[] }) {
  if (reviews.length === 0) return null
  return (
    <section id="esperan" aria-labelledby="esperan-titulo" className="mb-10 space-y-4">
      <h2 id="esperan-titulo" className="text-xl">
        Esperan que las revises
      </h2>
      <p className="text-muted-foreground">
        No se muestran ni cuentan hasta que decidas. Puede que cliente y profesional sean la misma persona.
      </p>
      <ul className="space-y-3">
        {reviews.map(({ id, rating, excerpt, authorName, professionalName, createdAt, doubts }) => (
          <Card key={id} asChild>
            <li>
              <p className="font-semibold break-words">
                <Link href={paths.adminReview(id)} className={inlineLink}>
                  {rating} de 5 para {professionalName}
                </Link>
              </p>
              <p className="text-sm text-muted-foreground">
                {authorName}, el {formatDay(createdAt)}
              </p>
              {excerpt && <p className="mt-1 break-words">{excerpt}</p>}
              <ul className="mt-2 list-disc pl-5 text-sm">
                {doubts.map((doubt) => (
                  <li key={doubt}>{reviewDoubtTexts[doubt]}</li>
                ))}
              </ul>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  )
}
