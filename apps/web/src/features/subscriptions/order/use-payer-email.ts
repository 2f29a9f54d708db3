'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ErrorView } from '@/lib/api/api-client'
import { payerFault } from './payer-email-field'
import { readPayerEmail } from './subscribe-order'

/**
 * The mail of the paying account in its form: read on submit, with the fault for its field, found here or by Mercado
 * Pago. A fault moves the focus, so that screen readers announce it with the field.
 */
export function usePayerEmail(refusal: ErrorView | null) {
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<string>()
  const [isChanged, setIsChanged] = useState(false)
  const error = fault ?? (isChanged ? undefined : payerFault(refusal))

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[type=email][aria-invalid=true]')?.focus()
  }, [error])

  /** Returns the mail, or null where it is none, which the field then says. */
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
