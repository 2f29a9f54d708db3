'use client'

import { type Rating, type ReviewPrompt, writeReviewEndpoint } from '@oficio/contracts/reviews/endpoints'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { FieldSet } from '@/components/ui/field-set'
import { LiveForm } from '@/components/ui/live-form'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { cleanAddress } from '@/features/service-requests/lifecycle/clean-address'
import { trackingHeaders } from '@/features/service-requests/tracking-headers'
import { callApi, errorOf } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { focusStars, ReviewFields, type ReviewWords } from './review-fields'

interface ReviewFormProps {
  requestId: string
  token: string
  ask: ReviewPrompt
  /** The rating that was tapped in the mail. */
  tappedRating: Rating | null
  onDone?: () => void
}

const leadFieldId = 'quien'

/** The form of a review: the professional who did the work, stars, and an optional text. */
export function ReviewForm({ requestId, token, ask, tappedRating, onDone }: ReviewFormProps) {
  const { candidates, review } = ask
  const [words, setWords] = useState<ReviewWords>({
    rating: tappedRating ?? review?.rating ?? null,
    title: review?.title ?? '',
    content: review?.content ?? '',
  })
  const [leadId, setLeadId] = useState(candidates.length === 1 ? (candidates[0]?.leadId ?? '') : '')
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { run, isPending } = useApiAction()

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    setRefusal(null)
    const { rating, title, content } = words
    if (leadId === '') return document.getElementById(leadFieldId)?.querySelector('input')?.focus()
    if (rating === null) return focusStars()
    const body = { rating, title, content, leadId }
    const call = async () => {
      try {
        await callApi(writeReviewEndpoint, {
          params: { id: requestId },
          body,
          headers: trackingHeaders(token),
        })
      } catch (error) {
        setRefusal(errorOf(error).text)
        throw error
      }
      cleanAddress()
      onDone?.()
    }
    run(call, { success: 'Gracias. Tu reseña quedó publicada.' })
  }

  return (
    <LiveForm onSubmit={send} noValidate className="space-y-5">
      {candidates.length > 1 && (
        <FieldSet
          id={leadFieldId}
          legend="¿Quién hizo el trabajo?"
          error={isTried && leadId === '' ? 'Elegí quién lo hizo.' : undefined}
        >
          <RadioGroup value={leadId} onValueChange={setLeadId}>
            {candidates.map((candidate) => (
              <RadioCard key={candidate.leadId} value={candidate.leadId} label={candidate.professionalName} />
            ))}
          </RadioGroup>
        </FieldSet>
      )}
      <ReviewFields
        words={words}
        onChange={setWords}
        isTried={isTried}
        example="Prolijo y puntual"
        hint="¿Llegó a horario? ¿Respetó el precio? Se lee con tu nombre y la inicial de tu apellido."
      />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" isLoading={isPending} className="w-full sm:w-auto">
        {review ? 'Guardar los cambios' : 'Publicar mi reseña'}
      </Button>
    </LiveForm>
  )
}
