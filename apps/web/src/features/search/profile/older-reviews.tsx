'use client'

import { listPublicReviewsEndpoint, type PublicReview } from '@oficio/contracts/reviews/endpoints'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PublicReviewText } from '@/features/reviews/public-review'
import { callApi, errorOf } from '@/lib/api/api-client'
import { toast } from '@/lib/toast'

export interface OlderReviewsProps {
  professionalId: string
  professionalName: string
  /** The last review that the page shows. */
  after: string
}

/** The reviews that follow, a few at a time; the first ones come at once. */
export function OlderReviews({ professionalId, professionalName, after }: OlderReviewsProps) {
  const [reviews, setReviews] = useState<readonly PublicReview[]>([])
  const [cursor, setCursor] = useState<string | null>(after)
  const [isLoading, setIsLoading] = useState(true)
  const list = useRef<HTMLDivElement>(null)

  const load = async () => {
    if (!cursor) return
    setIsLoading(true)
    try {
      const params = { id: professionalId }
      const answer = await callApi(listPublicReviewsEndpoint, { params, query: { cursor } })
      setReviews((shown) => [...shown, ...answer.reviews])
      setCursor(answer.nextCursor)
    } catch (error) {
      toast.error(errorOf(error).text)
    }
    setIsLoading(false)
  }
  const loadFirst = useEffectEvent(load)
  useEffect(() => {
    list.current?.focus()
    void loadFirst()
  }, [])

  return (
    <>
      {/* The button that was pressed is gone: whoever reads by keyboard goes on here. */}
      <div ref={list} tabIndex={-1} aria-busy={isLoading} className="divide-y border-t pt-6 outline-none">
        {reviews.map((review) => (
          <PublicReviewText key={review.id} review={review} professionalName={professionalName} canReport />
        ))}
      </div>
      {cursor && (
        <Button variant="outline" block onClick={load} isLoading={isLoading} className="mt-6">
          Ver más reseñas
        </Button>
      )}
    </>
  )
}
