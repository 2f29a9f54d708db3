'use client'

import { useEffect } from 'react'
import type { KnownContact, RequestValues } from '../form/request-values'
import type { OpenedForm } from './kept/kept-form'

/** What may stand in the form without anybody having typed it. */
export type FilledIn = KnownContact & Pick<RequestValues, 'phone'>

/**
 * Fills in what the session knows, once it is known, where nothing stands yet. What this device remembers of somebody
 * with another mail makes room for it, with the phone that was theirs.
 */
export function useSessionContact(
  read: (field: keyof FilledIn) => string,
  fillIn: (field: keyof FilledIn, value: string) => void,
  contact: KnownContact | null,
  opened: OpenedForm,
): void {
  const { email } = contact ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person changes what stands there
  useEffect(() => {
    if (!contact) return
    const isAsOpened = (field: keyof FilledIn) => read(field) === opened.values[field]
    const isOfAnother = opened.isRemembered && opened.values.email !== contact.email && isAsOpened('email')
    if (isOfAnother && isAsOpened('phone')) fillIn('phone', '')
    for (const field of ['contactName', 'contactLastName', 'email'] as const) {
      if (read(field) === '' || (isOfAnother && isAsOpened(field))) fillIn(field, contact[field])
    }
  }, [email])
}
