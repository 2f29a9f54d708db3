'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { MoreReviewsButton } from '@/features/reviews/more-reviews-button'
import type { OlderOfProfileProps } from './older-reviews'

// Few read that far: the page comes without the code that asks the server.
const OlderOfProfile = dynamic(() => import('./older-reviews').then((module) => module.OlderOfProfile), {
  ssr: false,
  loading: () => <div aria-hidden className="mt-4 h-24 rounded-card bg-skeleton" />,
})

/** The link to reviews that are older than the page's first ones. */
export function MoreReviews(props: OlderOfProfileProps) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? <OlderOfProfile {...props} /> : <MoreReviewsButton onClick={() => setIsOpen(true)} />
}
