'use client'

import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { errorOf } from '@/lib/api/api-client'
import { hasControl } from '@/lib/forms/has-control'
import { resolverOf } from '@/lib/forms/resolver-of'

interface SentFormOptions<Values extends FieldValues, Body extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /** Returns the schema, which is loaded with the first validation. */
  schema: () => Promise<z.ZodType<Body, FieldValues>>
  /** Sends the form and does what follows. Throws ApiError. */
  send: (body: Body) => Promise<void>
}

/** State of a form that is sent to the operator. Typed values survive a refusal or a broken connection. */
export function useSentForm<Values extends FieldValues, Body extends FieldValues>({
  defaultValues,
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
      const { text, fields } = errorOf(error)
      const ownFaults = Object.entries(fields).filter(
        ([name]) => hasControl(form)(name) && name !== 'website',
      )
      // The cast is safe, because the filter kept only names of this form.
      for (const [name, message] of ownFaults) form.setError(name as Path<Values>, { message })
      if (ownFaults.length === 0) setRefusal(text)
      again()
    } finally {
      isSending.current = false
    }
  }, again)

  return { form, attempt, refusal, submit }
}
