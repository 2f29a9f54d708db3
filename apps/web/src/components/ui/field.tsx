'use client'

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from './field-message'
import { Label } from './label'

/** What a control needs to belong to its field: spread it on the control. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps {
  label: ReactNode
  /** Shown under the label. */
  hint?: ReactNode
  /** Shown under the control; its presence marks the control as invalid. */
  error?: string | undefined
  isOptional?: boolean
  /** Fixed id, so that an error summary can lead here; made up when absent. */
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint under it, control, error: and the wiring that reads them out together. */
export function Field({ label, hint, error, isOptional = false, id, className, children }: FieldProps) {
  const madeId = useId()
  const controlId = id ?? madeId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className={clsx('space-y-1.5', className)}>
      <Label htmlFor={controlId} isOptional={isOptional}>
        {label}
      </Label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isOptional ? undefined : true,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
