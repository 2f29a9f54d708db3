'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { MoreReviewsButton } from '@/features/reviews/more-reviews-button'
import type { OlderOfProfileProps } from './older-reviews'

// Loaded on demand, because few visitors read that far.
const OlderOfProfile = dynamic(() => import('./older-reviews').then((module) => module.OlderOfProfile), {
  ssr: false,
  loading: () => <div aria-hidden className="mt-4 h-24 rounded-card bg-skeleton" />,
})

/** The button that loads reviews older than the reviews on the page. */
export function MoreReviews(props: OlderOfProfileProps) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? <OlderOfProfile {...props} /> : <MoreReviewsButton onClick={() => setIsOpen(true)} />
}
