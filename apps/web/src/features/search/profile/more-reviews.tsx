'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { textLink } from '@/components/ui/link-classes'
import { Spinner } from '@/components/ui/spinner'
import type { OlderReviewsProps } from './older-reviews'

// Few read that far: the page comes without the code that asks the server.
const OlderReviews = dynamic(() => import('./older-reviews').then((module) => module.OlderReviews), {
  ssr: false,
  loading: () => <Spinner />,
})

/** The way to reviews that are older than those that the page came with. */
export function MoreReviews(props: OlderReviewsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <OlderReviews {...props} />
  return (
    <button type="button" className={`${textLink} needs-script mt-4`} onClick={() => setIsOpen(true)}>
      Ver más reseñas
    </button>
  )
}
