'use client'

import { useLayoutEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'

/** Of the fault that this says; the others of the field are the schema's. */
const type = 'unchosen'

/**
 * A field that is chosen from a list by typing. A visitor who types and does not choose reads `unchosenText` when
 * they leave it, and when the form is checked: a message about an empty field would not fit what they see.
 */
export function useListChoice(name: string, unchosenText: string) {
  const { control, setError, clearErrors } = useFormContext<Record<string, string>>()
  const { field, fieldState } = useController({ control, name })
  const [unchosen, setUnchosen] = useState('')
  const { error } = fieldState
  const isUnchosen = unchosen !== '' && field.value === ''
  const isSaid = error?.type === type

  // Before it is drawn: the summary of faults reads the same form, and takes the focus.
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
