'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { MoreReviewsButton } from '@/features/reviews/more-reviews-button'
import type { OlderOfBusinessProps } from './older-of-business'

// Few read that far: the page comes without the code that asks the server.
const OlderOfBusiness = dynamic(
  () => import('./older-of-business').then((module) => module.OlderOfBusiness),
  { ssr: false, loading: () => <div aria-hidden className="mt-4 h-24 rounded-card bg-skeleton" /> },
)

/** The link to reviews that are older than the page's first ones. */
export function MoreReviews(props: OlderOfBusinessProps) {
  const [isOpen, setIsOpen] = useState(false)
  return isOpen ? <OlderOfBusiness {...props} /> : <MoreReviewsButton onClick={() => setIsOpen(true)} />
}
