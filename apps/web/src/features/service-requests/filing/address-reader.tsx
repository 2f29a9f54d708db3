'use client'

import { limits } from '@oficio/contracts/limits'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { useSearchParams } from 'next/navigation'
import { useEffectEvent, useLayoutEffect } from 'react'
import { type PaymentKey, readReturnKey } from '@/features/payments/return-key'
import type { RequestLink } from '../form/request-link'

/** The content of the address of the form's page. */
export interface FormAddress {
  link: Omit<RequestLink, 'description'>
  /** The payment from which the visitor returns. */
  returnKey: PaymentKey | null
}

/** Ids of any other format are ignored. */
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
 * Reads the address in the browser, because one cached page serves all addresses. It is a component of its own, because
 * a component that reads the address is not rendered on the server.
 */
export function AddressReader({ onRead }: { onRead: (address: FormAddress) => void }) {
  const query = useSearchParams().toString()
  const report = useEffectEvent(onRead)

  // A layout effect runs before the browser paints, so that after a link within the site nobody sees the form without
  // the data of the address.
  useLayoutEffect(() => {
    report(readAddress(query))
  }, [query])

  return null
}
