'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { MoreReviewsButton } from '@/features/reviews/more-reviews-button'
import type { OlderBusinessReviewsProps } from './older-business-reviews'

// Loaded on demand, because few visitors read that far.
const OlderOfBusiness = dynamic(
  () => import('./older-business-reviews').then((module) => module.OlderBusinessReviews),
  { ssr: false, loading: () => <div aria-hidden className="mt-4 h-24 rounded-card bg-skeleton" /> },
)

/** The button that loads reviews older than the reviews on the page. */
export function MoreReviews(props: OlderBusinessReviewsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? <OlderOfBusiness {...props} /> : <MoreReviewsButton onClick={() => setIsOpen(true)} />
}
