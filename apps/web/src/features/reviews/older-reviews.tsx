'use client'

import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { errorOf } from '@/lib/api/api-client'
import { toast } from '@/lib/toast'
import { PublicReviewText } from './public-review'

interface OlderReviewsProps {
  signature: string
  /** The cursor: the id of the last review on the page. */
  after: string
  load: (cursor: string) => Promise<{ reviews: readonly PublicReview[]; nextCursor: string | null }>
}

/** Loads older reviews, some at a time. The first ones are loaded at once. */
export function OlderReviews({ signature, after, load }: OlderReviewsProps) {
  const [reviews, setReviews] = useState<readonly PublicReview[]>([])
  const [cursor, setCursor] = useState<string | null>(after)
  const [isLoading, setIsLoading] = useState(true)
  const list = useRef<HTMLDivElement>(null)

  const loadNext = async () => {
    if (!cursor) return
    setIsLoading(true)
    try {
      const answer = await load(cursor)
      setReviews((current) => [...current, ...answer.reviews])
      setCursor(answer.nextCursor)
    } catch (error) {
      toast.error(errorOf(error).text)
    }
    setIsLoading(false)
  }
  const loadFirst = useEffectEvent(loadNext)
  useEffect(() => {
    list.current?.focus()
    void loadFirst()
  }, [])

  return (
    <>
      {/* The pressed button is gone, so the list gets the focus for keyboard users. */}
      <div ref={list} tabIndex={-1} aria-busy={isLoading} className="divide-y border-t pt-6 outline-none">
        {reviews.map((review) => (
          <PublicReviewText key={review.id} review={review} signature={signature} canReport />
        ))}
      </div>
      {cursor && (
        <Button variant="outline" block onClick={loadNext} isLoading={isLoading} className="mt-6">
          Ver más reseñas
        </Button>
      )}
    </>
  )
}
