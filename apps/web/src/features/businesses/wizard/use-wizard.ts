'use client'

import { useEffect, useRef } from 'react'
import type { ErrorView } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import type { FormState } from '@/lib/forms/form-state'
import { type StepFormDispatch, useStepForm } from '@/lib/forms/use-step-form'
import { blamedFields } from './blamed-fields'
import { useDraft } from './use-draft'
import type { WizardForm } from './wizard-schema'
import { planStep, type WizardValues, steps as wizardSteps } from './wizard-values'

/** The form as it was opened. */
export interface WizardStart {
  values: WizardValues
  /** Two submissions with the same key register one business. */
  idempotencyKey: string
  /** Whether the values come from an earlier visit. */
  isRestored: boolean
}

export type WizardState = FormState<WizardStart, ErrorView>

interface WizardOptions {
  state: WizardState
  dispatch: StepFormDispatch
  onRegistered: (businessId: string) => void
}

/** The fields, steps, draft and submission of the wizard. */
export function useWizard({ state, dispatch, onRegistered }: WizardOptions) {
  const { values, idempotencyKey } = state.form
  const { form, step, ...moves } = useStepForm<WizardValues, WizardForm>({
    values,
    schema: () => import('./wizard-schema').then(({ wizardSchema }) => wizardSchema),
    steps: wizardSteps,
    dispatch,
    submit: async (output) => {
      endDraft()
      try {
        const { submitBusiness } = await loadPart(import('./submit-business'))
        onRegistered(await submitBusiness(output, idempotencyKey))
      } catch (error) {
        resumeDraft()
        throw error
      }
    },
    readFaults: blamedFields,
    alwaysShowsRefusal: true,
  })
  const { endDraft, resumeDraft } = useDraft(form, values, () => {
    if (state.name === 'blank' || state.name === 'restored') dispatch({ type: 'typed' })
  })
  const lastStep = useRef(step)

  useEffect(() => {
    // Going back from the plan, by the button or the browser, resets its rubros.
    if (lastStep.current === planStep && step < planStep) form.setValue('selectedRubros', [])
    lastStep.current = step
  }, [step, form])

  return { form, step, ...moves }
}
