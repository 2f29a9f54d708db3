'use client'

import { type FieldName, fieldLabels } from '@oficio/contracts/texts'
import type { ComponentProps, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: FieldName
  label?: string
  hint?: ReactNode
  error: string | undefined
  isOptional?: boolean
  field: UseFormRegisterReturn
}

/** One line of the login and registration forms. */
export function TextField({
  name,
  label,
  hint,
  error,
  isOptional = false,
  field,
  type = 'text',
  ...props
}: TextFieldProps) {
  const Control = type === 'password' ? PasswordInput : Input
  return (
    <Field id={name} label={label ?? fieldLabels[name]} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <Control type={type} {...props} {...field} {...control} />}
    </Field>
  )
}
