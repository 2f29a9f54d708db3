'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ErrorView } from '@/lib/api/api-client'
import { payerFault } from './payer-email-field'
import { readPayerEmail } from './subscribe-order'

/**
 * State of the field for the payer's email address: reads it on submit and returns its error, found here or by Mercado
 * Pago. An error moves the focus to the field, so that screen readers announce both.
 */
export function usePayerEmail(refusal: ErrorView | null) {
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  const [isChanged, setIsChanged] = useState(false)
  const error = fault ?? (isChanged ? undefined : payerFault(refusal))

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[type=email][aria-invalid=true]')?.focus()
  }, [error])

  /** Returns the email address, or null if it is invalid; the field then shows the error. */
  const read = (): string | null => {
    const { payerEmail, fault: payerFault } = readPayerEmail(new FormData(form.current ?? undefined))
    setFault(payerFault)
    setIsChanged(false)
    return payerFault ? null : payerEmail
  }
  const onChange = ({ target }: FormEvent & { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'email') return
    setFault(undefined)
    setIsChanged(true)
  }
  return { form, error, read, onChange }
}
