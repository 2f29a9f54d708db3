'use client'

import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RequestForm } from '../../form/request-schema'
import type { RequestValues } from '../../form/request-values'
import { isSameForm, keepForm, type OpenedForm } from './kept-form'

/** Keeps the form from the first thing that is typed. Returns how a field is filled in that nobody has typed. */
export function useKeptForm(form: UseFormReturn<RequestValues, unknown, RequestForm>, opened: OpenedForm) {
  /** What the form holds while nobody has typed anything. */
  const untouched = useRef(opened.values)

  useEffect(() => {
    // An untouched form leaves nothing behind; a touched one is kept whatever becomes of it.
    let isKept = opened.restored !== null
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        isKept ||= !isSameForm(values, untouched.current)
        if (isKept) keepForm(opened, values)
      },
    })
  }, [form, opened])

  return (field: 'contactName' | 'contactLastName' | 'email' | 'phone', value: string) => {
    untouched.current = { ...untouched.current, [field]: value }
    form.setValue(field, value)
  }
}
