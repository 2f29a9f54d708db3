'use client'

import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { Field } from './field'
import { Input } from './input'
import { Textarea } from './textarea'

interface FormFieldProps<Values extends FieldValues> extends Omit<ComponentProps<'input'>, 'name'> {
  name: FieldPath<Values>
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean
  /** A control that replaces the single-line input. */
  as?: ComponentType<ComponentProps<'input'>>
  /** The number of lines; makes the field a textarea. */
  rows?: number
}

/** A text field of the surrounding form, with its label and error message. */
export function FormField<Values extends FieldValues>({
  name,
  label,
  hint,
  isOptional = false,
  as: Control = Input,
  rows,
  ...props
}: FormFieldProps<Values>) {
  const { register, formState } = useFormContext<Values>()
  const fault = formState.errors[name]?.message
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      isOptional={isOptional}
      error={typeof fault === 'string' ? fault : undefined}
    >
      {(control) =>
        rows ? (
          <Textarea {...control} {...register(name)} rows={rows} />
        ) : (
          <Control {...control} {...register(name)} {...props} />
        )
      }
    </Field>
  )
}
