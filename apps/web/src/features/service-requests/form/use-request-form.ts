'use client'

import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { type ErrorView, errorOf } from '@/lib/api-client'
import type { FiledRequest } from '../filed/filed-request'
import { isSameForm, keepDraft, type OpenedForm } from './draft'
import { type RequestForm, type RequestValues, requestForm } from './request-values'
import { resolverOf } from './resolver-of'
import { submitRequest } from './submit-request'

interface RequestFormOptions {
  opened: OpenedForm
  onFiled: (filed: FiledRequest) => void
}

/** Server names of fields that this form calls otherwise. */
const ownNames: Record<string, FieldPath<RequestValues>> = { photoIds: 'photos' }

/** The form's state, its draft, and sending it: once, whatever is tapped. */
export function useRequestForm({ opened, onFiled }: RequestFormOptions) {
  const form = useForm<RequestValues, unknown, RequestForm>({
    defaultValues: opened.values,
    resolver: resolverOf(requestForm),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const isSending = useRef(false)

  useEffect(() => {
    // An untouched form leaves nothing behind; a touched one is kept whatever becomes of it.
    let isKept = opened.restored !== null
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        isKept ||= !isSameForm(values, opened.values)
        if (isKept) keepDraft(opened, values)
      },
    })
  }, [form, opened])

  const refuse = (error: unknown) => {
    const view = errorOf(error)
    const fields = Object.entries(view.fields).filter(([name]) => name !== 'website')
    for (const [name, message] of fields) {
      const path = name.split('.')[0] ?? name
      // The server names fields of the contract, which are this form's but for those in `ownNames`.
      form.setError(ownNames[path] ?? (path as FieldPath<RequestValues>), { type: 'server', message })
    }
    if (view.code === 'photo_not_yours') form.setError('photos', { type: 'lost', message: view.text })
    else if (fields.length === 0) setRefusal(view)
    setAttempt((count) => count + 1)
  }

  const send = (idempotencyKey: string) =>
    form.handleSubmit(
      async (values) => {
        // A second tap comes before React has drawn the button as disabled.
        if (isSending.current) return
        isSending.current = true
        setRefusal(null)
        try {
          onFiled(await submitRequest(values, idempotencyKey))
        } catch (error) {
          refuse(error)
        } finally {
          isSending.current = false
        }
      },
      () => {
        setRefusal(null)
        setAttempt((count) => count + 1)
      },
    )

  return { form, attempt, refusal, send }
}
