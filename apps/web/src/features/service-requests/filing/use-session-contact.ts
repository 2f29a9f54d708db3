'use client'

import { useEffect } from 'react'
import type { KnownContact, RequestValues } from '../form/request-values'
import type { OpenedForm } from './state/opened-form'

/** The fields that are filled in automatically. */
export type ContactField = keyof (KnownContact & Pick<RequestValues, 'phone'>)

/**
 * Fills the empty fields with the contact of the session, once that is loaded. If this device remembered the contact of
 * a person with another email, replaces that contact and clears the phone.
 */
export function useSessionContact(
  read: (field: ContactField) => string,
  fillIn: (field: ContactField, value: string) => void,
  contact: KnownContact | null,
  { isRemembered, values }: OpenedForm,
): void {
  const { email } = contact ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person changes the fields
  useEffect(() => {
    if (!contact) return
    const isAsOpened = (field: ContactField) => read(field) === values[field]
    const isOfAnother = isRemembered && values.email !== contact.email && isAsOpened('email')
    if (isOfAnother && isAsOpened('phone')) fillIn('phone', '')
    for (const field of ['contactName', 'contactLastName', 'email'] as const) {
      if (read(field) === '' || (isOfAnother && isAsOpened(field))) fillIn(field, contact[field])
    }
  }, [email])
}
