'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RequestForm } from '../form/request-schema'
import type { RequestValues } from '../form/request-values'
import type { RequestFormState } from './state/filing-state'
import { isSameDraft, saveDraft } from './state/filing-storage'

/**
 * Stores the form with every change, from the first one on: a blank form leaves nothing behind. Returns how a field is
 * filled in without counting as a change of the visitor.
 */
export function useDraft(
  form: UseFormReturn<RequestValues, unknown, RequestForm>,
  state: RequestFormState,
  onTyped: () => void,
) {
  const untouched = useRef(state.form.values)

  const store = useEffectEvent((values: RequestValues) => {
    if (state.name === 'unread') return
    if (state.name === 'blank' && isSameDraft(values, untouched.current)) return
    if (state.name === 'blank' || state.name === 'restored') onTyped()
    saveDraft(state.form, values)
  })

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [form],
  )

  return (field: 'contactName' | 'contactLastName' | 'email' | 'phone', value: string) => {
    untouched.current = { ...untouched.current, [field]: value }
    form.setValue(field, value)
  }
}
