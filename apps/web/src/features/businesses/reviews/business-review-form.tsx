'use client'

import { type OwnBusinessReview, writeBusinessReviewEndpoint } from '@oficio/contracts/businesses/reviews'
import { paths } from '@oficio/contracts/paths'
import { ratingOf } from '@oficio/contracts/reviews/endpoints'
import { type FormEvent, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { LiveForm } from '@/components/ui/live-form'
import { focusStars, ReviewFields, type ReviewWords } from '@/features/reviews/review-fields'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { useApiAction } from '@/lib/api/use-api-action'
import { dropStored, readStored, store } from '@/lib/storage/browser-storage'
import { hasShapeOf } from '@/lib/storage/has-shape-of'
import { dropPosterCode, keptPosterCode } from './poster-arrival'

const shelf = 'sessionStorage'

const example = { title: '', content: '' }

interface BusinessReviewFormProps {
  businessId: string
  userId: string
  review: OwnBusinessReview | null
  onSent: () => void
  /** Absent if there is nothing to cancel. */
  onCancel?: () => void
}

/** The form of a review: stars and optional words. Typed words are kept until they are sent. */
export function BusinessReviewForm(props: BusinessReviewFormProps) {
  const { businessId, userId, review, onSent, onCancel } = props
  const { words, setWords, forget } = useKeptWords(`review:${userId}:${businessId}`, review)
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const { run, isPending } = useApiAction()

  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    setRefusal(null)
    const { rating, title, content } = words
    if (rating === null) return focusStars()
    const call = async () => {
      try {
        const params = { idOrSlug: businessId }
        const body = { rating, title, content, posterCode: keptPosterCode(businessId) }
        await callApi(writeBusinessReviewEndpoint, { params, body })
      } catch (error) {
        setRefusal(errorOf(error))
        throw error
      }
      forget()
      dropPosterCode(businessId)
      onSent()
    }
    run(call, { success: 'Reseña enviada con éxito' })
  }

  return (
    <LiveForm onSubmit={send} noValidate className="space-y-5">
      <ReviewFields
        words={words}
        onChange={setWords}
        isTried={isTried}
        example="Volvería siempre"
        hint="¿Cómo te atendieron? ¿Volverías? Se lee con tu nombre y la inicial de tu apellido."
      />
      {refusal && <Refusal refusal={refusal} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isLoading={isPending}>
          {review ? 'Guardar los cambios' : 'Enviar reseña'}
        </Button>
        {onCancel && (
          <Button
            variant="ghost"
            onClick={() => {
              forget()
              onCancel()
            }}
          >
            Cancelar
          </Button>
        )}
      </div>
    </LiveForm>
  )
}

function Refusal({ refusal: { code, text } }: { refusal: ErrorView }) {
  const isLoggedOut = code === 'unauthenticated' || code === 'session_ended'
  const link = (
    <Link href={paths.login(`${window.location.pathname}#escribir`)} className="font-semibold underline">
      Iniciar sesión
    </Link>
  )
  return (
    <Alert tone="error" title="Error al enviar la reseña" {...(isLoggedOut && { action: link })}>
      {isLoggedOut
        ? 'Debes iniciar sesión para dejar una reseña. Lo que escribiste queda guardado acá.'
        : text}
    </Alert>
  )
}

interface StoredReview {
  rating: ReviewWords['rating']
  title: string | null
  content: string | null
}

/** State of the typed review, stored in this tab, so that it survives a reload or a new login. */
function useKeptWords(name: string, storedReview: StoredReview | null) {
  const [words, setWords] = useState<ReviewWords>(() => readWords(name) ?? wordsOf(storedReview))
  return {
    words,
    setWords: (words: ReviewWords) => {
      setWords(words)
      store(shelf, name, words)
    },
    forget: () => dropStored(shelf, name),
  }
}

const wordsOf = (storedReview: StoredReview | null): ReviewWords => ({
  rating: storedReview?.rating ?? null,
  title: storedReview?.title ?? '',
  content: storedReview?.content ?? '',
})

function readWords(name: string): ReviewWords | null {
  const keptWords = readStored(shelf, name)
  if (!hasShapeOf(keptWords, example)) return null
  return { ...keptWords, rating: ratingOf(Number(Reflect.get(keptWords, 'rating'))) }
}
