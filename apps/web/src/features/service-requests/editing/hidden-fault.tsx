'use client'

import { useFormState } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'

/** What the server refused in a field that this form does not show. For a form without an error summary. */
export function HiddenFault() {
  const { errors } = useFormState()
  const text = errors.root?.server?.message
  return text ? <Alert tone="error" title={text} /> : null
}
