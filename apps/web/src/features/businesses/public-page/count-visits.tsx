'use client'

import type { VisitKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import { visitsAddress } from '@oficio/contracts/businesses/visits/visits-address'
import { useEffect } from 'react'

/**
 * Reports a visit to the page, and taps on links to the business, which have the attribute `data-reach`. The browser
 * reports them because the page itself is served from a cache. Nothing depends on the result.
 */
export function CountVisits({ businessId }: { businessId: string }) {
  useEffect(() => {
    const tell = (kind: string) => navigator.sendBeacon?.(visitsAddress(businessId, kind))
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-reach]') : null
      if (link?.dataset.reach) tell(link.dataset.reach)
    }
    tell('visit' satisfies VisitKind)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [businessId])
  return null
}
