'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface DraftOptions<Values> {
  /** Returns whether both values are stored as the same draft. */
  isSame: (a: Values, b: Values) => boolean
  save: (values: Values) => void
  /** Called with the first change. */
  onTyped: () => void
}

/**
 * Stores the form after every change. A blank form is not stored. Returns a function that sets a value without counting
 * as a change.
 */
export function useStoredDraft<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'subscribe'>,
  state: { name: string; form: { values: Values } },
  { isSame, save, onTyped }: DraftOptions<Values>,
) {
  const untouched = useRef(state.form.values)

  const store = useEffectEvent((values: Values) => {
    if (state.name === 'unread') return
    if (state.name === 'blank' && isSame(values, untouched.current)) return
    if (state.name === 'blank' || state.name === 'restored') onTyped()
    save(values)
  })

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [form],
  )

  return (changes: Partial<Values>) => {
    untouched.current = { ...untouched.current, ...changes }
  }
}
