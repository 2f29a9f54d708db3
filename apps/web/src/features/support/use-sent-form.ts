'use client'

import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { errorOf } from '@/lib/api/api-client'
import { faultsOf, type SummaryFault } from '@/lib/forms/form-faults'
import { resolverOf } from '@/lib/forms/resolver-of'
import { faultsIn, showRefusal } from '@/lib/forms/show-refusal'

interface SentFormOptions<Values extends FieldValues, Body extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /** The visible fields in page order. */
  fields: readonly (keyof Values & string)[]
  /** Returns the schema, which is loaded with the first validation. */
  schema: () => Promise<z.ZodType<Body, FieldValues>>
  /** Sends the form and does what follows. Throws ApiError. */
  send: (body: Body) => Promise<void>
}

/** State of a form that is sent to the operator. Typed values survive a refusal or a broken connection. */
export function useSentForm<Values extends FieldValues, Body extends FieldValues>({
  defaultValues,
  fields,
  schema,
  send,
}: SentFormOptions<Values, Body>) {
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSending = useRef(false)
  const form = useForm<Values, unknown, Body>({
    defaultValues,
    resolver: resolverOf(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const again = () => setAttempt((count) => count + 1)

  const submit = form.handleSubmit(async (body) => {
    // Ignores a second tap, which may come before React renders the button as disabled.
    if (isSending.current) return
    isSending.current = true
    setRefusal(null)
    try {
      await send(body)
    } catch (error) {
      const view = errorOf(error)
      setRefusal(showRefusal(form, view, faultsIn(view), fields)?.text ?? null)
      again()
    } finally {
      isSending.current = false
    }
  }, again)

  const summary: SummaryFault[] = attempt > 0 ? faultsOf(form.formState.errors, fields) : []
  return { form, attempt, refusal, submit, summary }
}
