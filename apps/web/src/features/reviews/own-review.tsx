'use client'

import { deleteReviewEndpoint, type OwnReview } from '@oficio/contracts/reviews/endpoints'
import { formatDay } from '@oficio/contracts/text/format-date'
import { trackingHeaders } from '@/features/service-requests/tracking-headers'
import { callApi } from '@/lib/api/api-client'
import { OwnReviewWords, ReviewButtons } from './own-review-words'

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

/** The client's own review, with its answer and, while that is possible, buttons to edit or delete it. */
export function OwnReviewText({ requestId, token, review, onEdit }: OwnReviewProps) {
  const { editableUntil, professionalName, standing } = review
  return (
    <div className="space-y-4">
      <OwnReviewWords
        review={review}
        name={professionalName}
        note={standing === 'shown' ? undefined : standingTexts[standing]}
      />
      {editableUntil && (
        <div className="needs-script space-y-3">
          <p className="text-sm text-muted-foreground">
            Podés cambiarla hasta el {formatDay(editableUntil)}.
          </p>
          <ReviewButtons
            onEdit={onEdit}
            remove={() =>
              callApi(deleteReviewEndpoint, { params: { id: requestId }, headers: trackingHeaders(token) })
            }
          />
        </div>
      )}
    </div>
  )
}
