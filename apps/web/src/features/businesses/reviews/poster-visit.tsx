'use client'

import { posterCodeIn } from '@oficio/contracts/businesses/poster-code'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

interface PosterVisitProps {
  businessId: string
  /** The address of the form for a review. */
  formHref: string
}

/** Leads a visitor who scanned the poster of a business to the form for a review. */
export function PosterVisit({ businessId, formHref }: PosterVisitProps) {
  const router = useRouter()
  useEffect(() => {
    const code = posterCodeIn(window.location.hash)
    if (code === null) return
    // Loaded on demand, because few visitors come by the poster.
    void import('./poster-arrival').then(({ keepPosterCode }) => {
      keepPosterCode(businessId, code)
      router.replace(formHref)
    })
  }, [businessId, formHref, router])
  return null
}
