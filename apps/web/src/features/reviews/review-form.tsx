'use client'

import { limits } from '@oficio/contracts/limits'
import { type Rating, type ReviewAsk, writeReviewEndpoint } from '@oficio/contracts/reviews/endpoints'
import { texts } from '@oficio/contracts/texts'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FieldSet } from '@/components/ui/field-set'
import { Input } from '@/components/ui/input'
import { LiveForm } from '@/components/ui/live-form'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { WordsField } from '@/components/ui/words-field'
import { cleanAddress } from '@/features/service-requests/lifecycle/clean-address'
import { trackingHeaders } from '@/features/service-requests/tracking-headers'
import { callApi, errorOf } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { StarChoice } from './star-choice'

interface ReviewFormProps {
  requestId: string
  token: string
  ask: ReviewAsk
  /** The star that was tapped in the mail. */
  tapped: Rating | null
  onDone?: () => void
}

/** Who did the work, how many stars, and words for whoever has some. */
export function ReviewForm({ requestId, token, ask, tapped, onDone }: ReviewFormProps) {
  const { candidates, review } = ask
  const [rating, setRating] = useState(tapped ?? review?.rating ?? null)
  const [leadId, setLeadId] = useState(candidates.length === 1 ? (candidates[0]?.leadId ?? '') : '')
  const [title, setTitle] = useState(review?.title ?? '')
  const [content, setContent] = useState(review?.content ?? '')
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { run, isPending } = useApiAction()

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    setRefusal(null)
    if (rating === null || leadId === '') return
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
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {candidates.length > 1 && (
        <FieldSet
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
      <FieldSet
        legend="¿Cuántas estrellas le das?"
        error={isTried && rating === null ? texts.required('rating') : undefined}
      >
        <StarChoice value={rating} onValueChange={setRating} />
      </FieldSet>
      <Field label="Título" isOptional>
        {(control) => (
          <Input
            {...control}
            value={title}
            maxLength={limits.reviewTitleMax}
            placeholder="Por ejemplo: Prolijo y puntual"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <WordsField
        label="Contá cómo fue"
        hint="¿Llegó a horario? ¿Respetó el precio? Se lee con tu nombre y la inicial de tu apellido."
        isOptional
        rows={4}
        maxLength={limits.reviewMax}
        value={content}
        onValueChange={setContent}
      />
      <Button type="submit" isLoading={isPending} className="w-full sm:w-auto">
        {review ? 'Guardar los cambios' : 'Publicar mi reseña'}
      </Button>
    </LiveForm>
  )
}
