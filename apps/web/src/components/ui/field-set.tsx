'use client'

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { FieldError, FieldHint } from './field-message'

interface FieldSetProps {
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** Several controls with a common question: radios, checkboxes, photos. */
export function FieldSet({
  legend,
  hint,
  error,
  isOptional = false,
  id,
  className,
  children,
}: FieldSetProps) {
  const madeId = useId()
  const baseId = id ?? madeId
  const describedBy = [hint ? `${baseId}-hint` : '', error ? `${baseId}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      id={baseId}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={clsx('min-w-0', className)}
    >
      <legend className="font-semibold">
        {legend}
        {isOptional && <span className="font-normal text-muted-foreground"> (opcional)</span>}
      </legend>
      <div className="mt-1.5 space-y-2.5">
        {hint && <FieldHint id={`${baseId}-hint`}>{hint}</FieldHint>}
        {/* Above the controls, because these may be higher than the screen of a phone. */}
        {error && (
          <div role="alert">
            <FieldError id={`${baseId}-error`}>{error}</FieldError>
          </div>
        )}
        {children}
      </div>
    </fieldset>
  )
}
