'use client'

import type { VisitKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import { visitsAddress } from '@oficio/contracts/businesses/visits/visits-address'
import { useEffect } from 'react'

/**
 * Tells the site that the page was opened, and by which link somebody went on to the business: those say so themselves
 * (`data-reach`). The page is cached whole, so only the browser can; nothing waits for it, and nothing depends on it.
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
