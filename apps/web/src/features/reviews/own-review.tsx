'use client'

import { deleteReviewEndpoint, type OwnReview } from '@oficio/contracts/reviews/endpoints'
import { formatDay } from '@oficio/contracts/text/format-date'
import { Button } from '@/components/ui/button'
import { trackingHeaders } from '@/features/service-requests/tracking-headers'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { Stars } from './stars'

interface OwnReviewProps {
  requestId: string
  token: string
  review: OwnReview
  onEdit: () => void
}

const standingTexts = {
  in_review: 'Gracias por contarlo. La estamos revisando antes de mostrarla: no hace falta que hagas nada.',
  not_shown: 'Por ahora no la mostramos. Si tenés dudas, escribinos desde Contacto y lo vemos juntos.',
}

/** What the client wrote, what was answered, and how to change it. */
export function OwnReviewText({ requestId, token, review, onEdit }: OwnReviewProps) {
  const { rating, title, content, answer, editableUntil, hiddenBecause, professionalName, standing } = review
  const { run, isPending } = useApiAction()
  const takeBack = () =>
    run(() => callApi(deleteReviewEndpoint, { params: { id: requestId }, headers: trackingHeaders(token) }), {
      success: 'Borramos tu reseña.',
    })
  return (
    <div className="space-y-4">
      {hiddenBecause && (
        <p className="rounded-control bg-muted p-3">Nuestro equipo la quitó del sitio: {hiddenBecause}</p>
      )}
      {standing !== 'shown' && <p className="rounded-control bg-muted p-3">{standingTexts[standing]}</p>}
      <div>
        <Stars rating={rating} />
        {title && <p className="mt-2 font-semibold break-words">{title}</p>}
        {content && <p className="mt-1 break-words whitespace-pre-line">{content}</p>}
      </div>
      {answer && (
        <div className="border-l-2 border-primary pl-3">
          <p className="text-sm font-semibold">Respondió {professionalName}</p>
          <p className="break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {editableUntil && (
        <div className="needs-script space-y-3">
          <p className="text-sm text-muted-foreground">
            Podés cambiarla hasta el {formatDay(editableUntil)}.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="outline" onClick={onEdit}>
              Cambiar
            </Button>
            <Button variant="ghost" onClick={takeBack} isLoading={isPending}>
              Borrar
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
