'use client'

import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { resolverOf } from '@/lib/forms/resolver-of'
import { useFormSteps } from '@/lib/forms/use-form-steps'
import { blamedFields } from './blamed-fields'
import { useDraft } from './use-draft'
import type { WizardForm } from './wizard-schema'
import { planStep, steps, type WizardValues } from './wizard-values'

const parts = steps.map(({ part }) => part)

interface WizardOptions {
  opened: WizardValues
  /** What makes sending it twice register once. */
  idempotencyKey: string
  onRegistered: (businessId: string) => void
}

/** State of the wizard: its step, what is kept of it, and sending it once, whatever is tapped. */
export function useWizard({ opened, idempotencyKey, onRegistered }: WizardOptions) {
  const form = useForm<WizardValues, unknown, WizardForm>({
    defaultValues: opened,
    resolver: resolverOf(() => import('./wizard-schema').then(({ wizardSchema }) => wizardSchema)),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { showFaults, ...moves } = useFormSteps(form, steps, parts)
  const { endDraft, resumeDraft } = useDraft(form, opened)
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const isSending = useRef(false)
  const { step } = moves
  const lastStep = useRef(step)

  useEffect(() => {
    // By the button or by the browser's own: whoever goes back from the plan chooses its rubros anew.
    if (lastStep.current === planStep && step < planStep) form.setValue('selectedRubros', [])
    lastStep.current = step
  }, [step, form])

  const next = async () => {
    setRefusal(null)
    await moves.next()
  }

  const refuse = (error: unknown) => {
    const view = errorOf(error)
    const blamed = blamedFields(view).filter(({ field }) => field !== 'fax')
    // The contract has no other fields than this form.
    for (const { field, ...fault } of blamed) form.setError(field as FieldPath<WizardValues>, fault)
    setRefusal(view)
    showFaults((name) => blamed.some(({ field }) => field === name))
  }

  const send = form.handleSubmit(
    async (values) => {
      // A second tap comes before React has drawn the button as disabled.
      if (isSending.current) return
      isSending.current = true
      setRefusal(null)
      endDraft()
      try {
        const { submitBusiness } = await loadPart(import('./submit-business'))
        onRegistered(await submitBusiness(values, idempotencyKey))
      } catch (error) {
        resumeDraft()
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

  return { form, ...moves, next, refusal, send }
}
