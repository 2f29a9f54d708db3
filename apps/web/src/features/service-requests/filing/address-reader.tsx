'use client'

import { limits } from '@oficio/contracts/limits'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { useSearchParams } from 'next/navigation'
import { useEffectEvent, useLayoutEffect } from 'react'
import { type PaymentKey, readReturnKey } from '@/features/payments/return-key'
import type { RequestLink } from '../form/request-link'

/** What the address of the form's page says. */
export interface FormAddress {
  link: Omit<RequestLink, 'description'>
  /** The payment from which the visitor comes back. */
  returnKey: PaymentKey | null
}

/** An id of another form is nobody's. */
const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function readAddress(query: string): FormAddress {
  const {
    rubroId = '',
    urgent,
    profesional = '',
    provincia,
    localidad,
    [needParam]: need = '',
    ...rest
  } = Object.fromEntries(new URLSearchParams(query))
  return {
    link: {
      rubroId,
      isUrgent: urgent === 'true',
      preferredId: idForm.test(profesional) ? profesional : '',
      place: provincia && localidad ? { state: provincia, city: localidad } : null,
      need: need.trim().slice(0, limits.needMax),
    },
    returnKey: readReturnKey(rest),
  }
}

/**
 * Reads the address in the browser, because the page is cached for all of its addresses. A component of its own, because
 * what reads the address is not drawn on the server.
 */
export function AddressReader({ onRead }: { onRead: (address: FormAddress) => void }) {
  const query = useSearchParams().toString()
  const report = useEffectEvent(onRead)

  // Before the browser paints: after a link within the site nobody sees the form that the server draws.
  useLayoutEffect(() => {
    report(readAddress(query))
  }, [query])

  return null
}
