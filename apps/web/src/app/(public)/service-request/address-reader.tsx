'use client'

import { limits } from '@oficio/contracts/limits'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { type PaymentKey, readReturnKey } from '@/features/payments/return-key'
import type { AskedRequest } from '@/features/service-requests/form/request-values'

/** What the address of the form's page says: what is asked for, and from which payment somebody comes back. */
export interface FormAddress {
  asked: Omit<AskedRequest, 'description'>
  returnKey: PaymentKey | null
}

/** Ids have one form; what has another names nobody. */
const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Reads the address in the browser, since the page is cached for all of its addresses. Apart from the form, because what
 * reads it is not drawn on the server.
 */
export function AddressReader({ onRead }: { onRead: (address: FormAddress) => void }) {
  const query = useSearchParams().toString()
  const tell = useEffectEvent(onRead)

  useEffect(() => {
    const {
      rubroId = '',
      urgent,
      profesional = '',
      provincia,
      localidad,
      [needParam]: need = '',
      ...rest
    } = Object.fromEntries(new URLSearchParams(query))
    const place = provincia && localidad ? { state: provincia, city: localidad } : null
    const asked = {
      rubroId,
      isUrgent: urgent === 'true',
      preferredId: idForm.test(profesional) ? profesional : '',
      place,
      need: need.trim().slice(0, limits.needMax),
    }
    tell({ asked, returnKey: readReturnKey(rest) })
  }, [query])

  return null
}
