'use client'

import type { VisitKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import { visitsAddress } from '@oficio/contracts/businesses/visits/visits-address'
import { useEffect } from 'react'

interface CountVisitsProps {
  businessId: string
  /** Whether opening this page is a visit. False for the other tabs, which most visitors open from the first one. */
  isVisit: boolean
}

/**
 * Reports a visit to the page, and taps on links to the business, which have the attribute `data-reach`. The browser
 * reports them because the page itself is served from a cache. Nothing depends on the result.
 */
export function CountVisits({ businessId, isVisit }: CountVisitsProps) {
  useEffect(() => {
    const tell = (kind: string) => navigator.sendBeacon?.(visitsAddress(businessId, kind))
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-reach]') : null
      if (link?.dataset.reach) tell(link.dataset.reach)
    }
    if (isVisit) tell('visit' satisfies VisitKind)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [businessId, isVisit])
  return null
}
