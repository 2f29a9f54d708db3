'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RequestForm } from '../fields/request-schema'
import type { KnownContact, RequestValues } from '../fields/request-values'
import type { OpenedForm } from './kept/kept-form'

/**
 * Fills in what the session knows, once it is known, where nothing stands yet. What this device remembers of somebody
 * with another mail makes room for it, with the phone that was theirs.
 */
export function useSessionContact(
  { getValues, setValue }: UseFormReturn<RequestValues, unknown, RequestForm>,
  contact: KnownContact | null,
  opened: OpenedForm,
): void {
  const { email } = contact ?? {}

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person changes what stands there
  useEffect(() => {
    if (!contact) return
    const isAsOpened = (field: keyof RequestValues) => getValues(field) === opened.values[field]
    const isOfAnother = opened.isRemembered && opened.values.email !== contact.email && isAsOpened('email')
    if (isOfAnother && isAsOpened('phone')) setValue('phone', '')
    for (const field of ['contactName', 'contactLastName', 'email'] as const) {
      if (getValues(field) === '' || (isOfAnother && isAsOpened(field))) setValue(field, contact[field])
    }
  }, [email])
}
