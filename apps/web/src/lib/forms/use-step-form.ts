'use client'

import { type Dispatch, type FormEvent as SubmitEvent, useRef } from 'react'
import { type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type ErrorView, errorOf } from '../api/api-client'
import type { FormEvent } from './form-state'
import { resolverOf } from './resolver-of'
import { type FieldFault, showRefusal } from './show-refusal'
import { useStep } from './use-step'

type FieldOf<Values extends FieldValues> = keyof Values & FieldPath<Values>
export type StepFormDispatch = Dispatch<Exclude<FormEvent<never, ErrorView>, { type: 'opened' }>>

interface StepFormOptions<Values extends FieldValues, Output extends FieldValues> {
  values: Values
  /** Fetched when the form is validated for the first time. */
  schema: () => Promise<z.ZodType<Output, FieldValues>>
  /** `part` is the step's fragment of the address. */
  steps: readonly { part: string; fields: readonly FieldOf<Values>[] }[]
  dispatch: StepFormDispatch
  /** Sends the form. Throws ApiError. */
  submit: (output: Output) => Promise<void>
  /** Returns the faulty fields of an error, named as in this form. */
  readFaults: (view: ErrorView) => readonly FieldFault[]
  /** Whether the form shows its refusal as a whole too when it lists the faulty fields. */
  alwaysShowsRefusal?: boolean
}

/**
 * A long form in several steps. Returns its fields, the current step, and a function that sends the form only once,
 * even if the visitor taps repeatedly.
 */
export function useStepForm<Values extends FieldValues, Output extends FieldValues>({
  values,
  schema,
  steps,
  dispatch,
  submit,
  readFaults,
  alwaysShowsRefusal = false,
}: StepFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    // The cast is safe, because values without optional fields are default values. The compiler cannot derive this from
    // the parameter.
    defaultValues: values as never,
    resolver: resolverOf(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { step, goTo } = useStep(steps)
  const isSending = useRef(false)

  const showFaults = (refusal: ErrorView | null, isWrong: (field: FieldOf<Values>) => boolean) => {
    const at = steps.findIndex(({ fields }) => fields.some(isWrong))
    // `leadsElsewhere`, because the summary above the step takes the focus.
    if (at !== -1 && at !== step) goTo(at, { leadsElsewhere: true })
    dispatch({ type: 'refused', refusal })
  }

  const next = async () => {
    const fields = steps[step]?.fields ?? []
    // A fault without a control was about the last attempt to send.
    form.clearErrors('root')
    if (await form.trigger([...fields])) {
      dispatch({ type: 'stepPassed' })
      return goTo(step + 1)
    }
    // Marks the fields as touched, so that they are validated while the visitor types. A message that disappears only
    // on blur would move the button.
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true })
    dispatch({ type: 'refused', refusal: null })
  }

  const refuse = (error: unknown) => {
    const view = errorOf(error)
    const faults = readFaults(view)
    const fields = steps.flatMap((step) => step.fields)
    const refusal = showRefusal(form, view, faults, fields)
    showFaults(alwaysShowsRefusal ? view : refusal, (name) => faults.some(({ field }) => field === name))
  }

  const send = async () => {
    // A ref, because React disables the button too late for a second tap.
    if (isSending.current) return
    isSending.current = true
    dispatch({ type: 'sent' })
    try {
      await form.handleSubmit(
        (output) => submit(output).catch(refuse),
        (errors) => showFaults(null, (field) => errors[field] !== undefined),
      )()
    } finally {
      isSending.current = false
    }
  }

  const isLast = step === steps.length - 1
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void (isLast ? send() : next())
  }
  return { form, step, isLast, goTo, onSubmit }
}
