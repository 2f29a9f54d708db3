'use client'

import { paths } from '@oficio/contracts/paths'
import { answerReviewEndpoint, type ReceivedReview } from '@oficio/contracts/reviews/endpoints'
import { formatDay } from '@oficio/contracts/text/format-date'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'
import { Provenance } from './provenance'
import { Stars } from './stars'

const standingTexts = {
  in_review: 'La estamos revisando antes de mostrarla. Todavía no cuenta en tu calificación.',
  not_shown: 'No la mostramos y no cuenta en tu calificación. Si tenés dudas, escribinos desde Contacto.',
}

/** A review as the reviewed professional or business owner sees it, with a dialog to answer it. */
export function ReceivedReviewText({ review }: { review: ReceivedReview }) {
  const { rating, title, content, authorName, createdAt, provenance, requestId, answer } = review
  const note = noteOf(review)
  return (
    <div className="space-y-3">
      {note && <p className="rounded-control bg-muted p-3">{note}</p>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Stars rating={rating} />
        <Provenance source={provenance} />
      </div>
      {title && <p className="font-semibold break-words">{title}</p>}
      {content && <p className="break-words whitespace-pre-line">{content}</p>}
      <p className="text-sm text-muted-foreground">
        {authorName}, el {formatDay(createdAt)}.{' '}
        {requestId && (
          <Link href={paths.professionalRequest(requestId)} className={quietLink}>
            Ver el trabajo
          </Link>
        )}
      </p>
      {answer && (
        <div className="border-l-2 border-primary pl-3">
          <p className="text-sm font-semibold">Tu respuesta</p>
          <p className="break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {!note && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <AnswerDialog review={review} />
          <Link href={paths.reportReview(review.id)} className={quietLink}>
            Reportar
          </Link>
        </div>
      )}
    </div>
  )
}

/** Returns why the review is not shown, or null. The team's decision says more than an open check. */
function noteOf({ standing, hiddenBecause }: ReceivedReview): string | null {
  if (hiddenBecause) return `Nuestro equipo la quitó del sitio, y no cuenta: ${hiddenBecause}`
  return standing === 'shown' ? null : standingTexts[standing]
}

function AnswerDialog({ review: { id, authorName, answer } }: { review: ReceivedReview }) {
  return (
    <WordsDialog
      trigger={
        <Button variant="outline" className="needs-script">
          {answer ? 'Cambiar mi respuesta' : 'Responder'}
        </Button>
      }
      title={`Responderle a ${authorName}`}
      description="Tu respuesta se lee junto a la reseña. Agradecer, o contar tu parte con calma, dice mucho de vos."
      field={{ label: 'Tu respuesta', schema: answerReviewEndpoint.body.shape.answer, rows: 4 }}
      initial={answer?.text ?? ''}
      keptAs={`answer:review:${id}`}
      backLabel="Cancelar"
      submitLabel="Publicar"
      send={(words) => callApi(answerReviewEndpoint, { params: { id }, body: { answer: words } })}
      success="Tu respuesta quedó publicada."
    />
  )
}
