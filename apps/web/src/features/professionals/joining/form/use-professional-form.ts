'use client'

import type { Registration } from '@oficio/contracts/professionals/joining'
import { useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type ErrorView, errorOf } from '@/lib/api/api-client'
import { resolverOf } from '@/lib/forms/resolver-of'
import { showRefusal } from '@/lib/forms/show-refusal'
import { blamedFields } from './blamed-fields'
import type { ProfessionalValues } from './professional-values'

interface ProfessionalFormOptions<Form extends FieldValues> {
  /** The initial values of the form. */
  registration: Registration
  /** Returns the schema that validates the form, loaded once the user types. Fields without a schema are not sent. */
  schema: () => Promise<z.ZodType<Form, FieldValues>>
  /** The fields that this page shows. */
  visibleFields: readonly (keyof ProfessionalValues)[]
}

/** Returns the form values of the stored registration. */
const valuesOf = ({ photo, townLabel: _name, ...registration }: Registration): ProfessionalValues => ({
  ...registration,
  photos: photo ? [photo] : [],
  pendingUploads: 0,
  pendingDocuments: 0,
})

/** State of a form that edits a professional's data. Ignores further submissions while a request is running. */
export function useProfessionalForm<Form extends FieldValues>({
  registration,
  schema,
  visibleFields,
}: ProfessionalFormOptions<Form>) {
  const form = useForm<ProfessionalValues, unknown, Form>({
    defaultValues: valuesOf(registration),
    resolver: resolverOf(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [savedValues, setSavedValues] = useState(() => valuesOf(registration))
  const isSending = useRef(false)

  const refuse = (error: unknown) => {
    const view = errorOf(error)
    setRefusal(showRefusal(form, view, blamedFields(view), visibleFields))
    setAttempt((count) => count + 1)
  }

  const sendBy = (save: (values: Form) => Promise<void>) =>
    form.handleSubmit(
      async (values) => {
        if (isSending.current) return
        isSending.current = true
        setRefusal(null)
        // A copy, because what is typed while the request runs is not saved with it.
        const sentValues = structuredClone(form.getValues())
        try {
          await save(values)
          setSavedValues(sentValues)
        } catch (error) {
          refuse(error)
        } finally {
          isSending.current = false
        }
      },
      () => setAttempt((count) => count + 1),
    )

  return { form, attempt, refusal, saved: savedValues, sendBy }
}
