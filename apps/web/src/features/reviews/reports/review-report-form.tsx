'use client'

import { limits } from '@oficio/contracts/limits'
import {
  type ReviewedView,
  type ReviewReportReason,
  reportReviewEndpoint,
  reviewReportReasons,
  reviewReportReasonTexts,
} from '@oficio/contracts/reviews/reports'
import { formatDay } from '@oficio/contracts/text/format-date'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { FieldSet } from '@/components/ui/field-set'
import { LiveForm } from '@/components/ui/live-form'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { WordsField } from '@/components/ui/words-field'
import { callApi } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { focusFault } from '@/lib/forms/focus-fault'

interface ReviewReportFormProps {
  reviewId: string
  /** When this account reported the review, or null if it has not. */
  reportedAt: string | null
  back: Pick<ReviewedView, 'kind' | 'path'>
}

/** The form that reports a review. After sending, it shows a confirmation. */
export function ReviewReportForm({ reviewId, reportedAt, back }: ReviewReportFormProps) {
  const [reason, setReason] = useState<ReviewReportReason | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { run, isPending } = useApiAction()

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setIsTried(true))
    if (reason === null) return focusFault(event.currentTarget)
    run(() => callApi(reportReviewEndpoint, { params: { id: reviewId }, body: { reason, note } }), {
      success: 'Recibimos tu reporte',
      refusals: { not_found: 'La reseña ya no está.' },
    })
  }

  const backButton = (
    <ButtonLink href={back.path} variant="outline">
      {back.kind === 'professional' ? 'Volver al perfil' : 'Volver al negocio'}
    </ButtonLink>
  )
  if (reportedAt)
    return (
      <Alert tone="success" title="Recibimos tu reporte" action={backButton}>
        La reportaste el {formatDay(reportedAt)}. Nuestro equipo la revisa y te escribimos con lo que decida;
        hasta entonces se sigue viendo.
      </Alert>
    )
  return (
    <LiveForm onSubmit={send} noValidate className="space-y-5">
      <FieldSet
        legend="¿Qué tiene de malo?"
        error={isTried && reason === null ? 'Elegí qué tiene de malo.' : undefined}
      >
        <RadioGroup
          value={reason ?? ''}
          onValueChange={(value) =>
            setReason(reviewReportReasons.find((candidate) => candidate === value) ?? null)
          }
        >
          {reviewReportReasons.map((reportReason) => (
            <RadioCard
              key={reportReason}
              value={reportReason}
              label={reviewReportReasonTexts[reportReason]}
            />
          ))}
        </RadioGroup>
      </FieldSet>
      <WordsField
        label="Contanos más"
        hint="Lo lee solo nuestro equipo."
        isOptional
        rows={4}
        maxLength={limits.noteMax}
        value={note}
        onValueChange={setNote}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isLoading={isPending}>
          Enviar reporte
        </Button>
        {backButton}
      </div>
    </LiveForm>
  )
}
