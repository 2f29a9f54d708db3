'use client'

import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import { loadPart } from '@/lib/api/load-part'
import { resolverOf } from '@/lib/forms/resolver-of'
import { useFormSteps } from '@/lib/forms/use-form-steps'
import { useLeave } from '@/lib/use-leave'
import { openWebSession } from '../../../accounts/sessions/open-web-session'
import { visitorHasChanged } from '../../../accounts/sessions/visitor-store'
import { blamedFields } from '../form/blamed-fields'
import { bodyOf } from '../form/body-of'
import {
  dropRegistration,
  isSameRegistration,
  keepRegistration,
  type OpenedRegistration,
} from './kept-registration'
import type { RegistrationForm } from './registration-schema'
import { type RegistrationValues, steps } from './registration-values'

const parts = steps.map(({ part }) => part)

interface RegistrationOptions {
  opened: OpenedRegistration
  /** Who is logged in, as a client: the account becomes that of a professional. */
  user: AccountView | null
  onSending: (isSending: boolean) => void
}

/** State of the registration: its step, what is kept of it, and sending it once, whatever is tapped. */
export function useRegistration({ opened, user, onSending }: RegistrationOptions) {
  const form = useForm<RegistrationValues, unknown, RegistrationForm>({
    defaultValues: opened.values,
    resolver: resolverOf(() =>
      import('./registration-schema').then(({ registrationSchema }) => registrationSchema(user !== null)),
    ),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { showFaults, ...moves } = useFormSteps(form, steps, parts)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const { leavingTo, leaveTo } = useLeave()
  const isSending = useRef(false)

  useEffect(() => {
    // An untouched form leaves nothing behind; a touched one is kept whatever becomes of it.
    let isKept = opened.restored !== null
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        isKept ||= !isSameRegistration(values, opened.values)
        if (isKept) keepRegistration(opened.idempotencyKey, values)
      },
    })
  }, [form, opened])

  const next = async () => {
    setRefusal(null)
    await moves.next()
  }

  const refuse = (error: unknown) => {
    const view = errorOf(error)
    const blamed = blamedFields(view).filter(({ field }) => field !== 'website')
    // The contract has no other fields than this form.
    for (const { field, ...fault } of blamed) form.setError(field as FieldPath<RegistrationValues>, fault)
    if (blamed.length === 0) setRefusal(view)
    showFaults((name) => blamed.some(({ field }) => field === name))
  }

  const send = form.handleSubmit(
    async (values) => {
      // A second tap comes before React has drawn the button as disabled.
      if (isSending.current) return
      isSending.current = true
      onSending(true)
      setRefusal(null)
      try {
        const url = await submitRegistration(values, { idempotencyKey: opened.idempotencyKey, user })
        dropRegistration()
        leaveTo(url)
      } catch (error) {
        onSending(false)
        refuse(error)
      } finally {
        isSending.current = false
      }
    },
    (errors) => {
      setRefusal(null)
      showFaults((field) => errors[field] !== undefined)
    },
  )

  return { form, ...moves, next, refusal, leavingTo, send }
}

interface Submission {
  idempotencyKey: string
  /** Whoever is logged in keeps the account. */
  user: AccountView | null
}

/**
 * Registers, logs in with the new account, and returns where the browser goes on: to paying the verification, or to the
 * portal. Sent twice with one key it registers once. Throws ApiError.
 */
async function submitRegistration(
  { username, email, password, confirmPassword, acceptTerms, website, ...fields }: RegistrationForm,
  { idempotencyKey, user }: Submission,
): Promise<string> {
  const [{ registerProfessionalEndpoint }] = await Promise.all([
    loadPart(import('@oficio/contracts/professionals/joining')),
    ensureDevice(),
  ])
  const login = user ? {} : { username, email, password, confirmPassword }
  const { redirectUrl } = await callApi(registerProfessionalEndpoint, {
    body: { ...bodyOf(fields), ...login, acceptTerms, website },
    headers: { 'idempotency-key': idempotencyKey },
  })
  // The account is there: who cannot be logged in now is asked to on the way back from paying.
  await (user ? visitorHasChanged() : openWebSession({ username: email, password }).catch(() => undefined))
  return redirectUrl
}
