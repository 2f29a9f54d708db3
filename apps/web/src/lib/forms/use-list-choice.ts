'use client'

import { useLayoutEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'

/** The error type of this hook. Other errors of the field come from the schema. */
const type = 'unchosen'

/**
 * A field whose value is typed and then chosen from a list. If the visitor types without choosing, shows `unchosenText`
 * when the field loses the focus and when the form is validated. A message about an empty field would not match what
 * the visitor sees.
 */
export function useListChoice(name: string, unchosenText: string) {
  const { control, setError, clearErrors } = useFormContext<Record<string, string>>()
  const { field, fieldState } = useController({ control, name })
  const [unchosen, setUnchosen] = useState('')
  const { error } = fieldState
  const isUnchosen = unchosen !== '' && field.value === ''
  const isSaid = error?.type === type

  // A layout effect, because the error summary reads the same form and takes the focus when it is drawn.
  useLayoutEffect(() => {
    if (isUnchosen && !isSaid) setError(name, { type, message: unchosenText })
    if (!isUnchosen && isSaid) clearErrors(name)
  })

  return {
    value: field.value,
    onValueChange: field.onChange,
    onUnchosen: setUnchosen,
    error: error?.message,
  }
}
