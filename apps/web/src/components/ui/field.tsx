'use client'

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from './field-message'
import { Label } from './label'

/** The attributes that connect a control to its field. The caller spreads them on the control. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps {
  label: ReactNode
  /** Shown below the label. */
  hint?: ReactNode
  /** Shown below the control. Marks the control as invalid. */
  error?: string | undefined
  isOptional?: boolean
  /** A fixed id, so that an error summary can link here. Generated if omitted. */
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A label, a hint, a control and an error message, connected for screen readers. */
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
