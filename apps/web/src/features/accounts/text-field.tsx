'use client'

import { type FieldName, fieldLabels } from '@oficio/contracts/texts'
import type { ComponentProps, ReactNode } from 'react'
import { EmailInput } from '@/components/ui/email-input'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: FieldName
  label?: string
  hint?: ReactNode
  isOptional?: boolean
  error: string | undefined
}

/** A labelled field of the account forms: text, email or password. */
export function TextField({ name, label, hint, isOptional, error, type = 'text', ...props }: TextFieldProps) {
  const Control = type === 'password' ? PasswordInput : type === 'email' ? EmailInput : Input
  return (
    <Field
      id={name}
      label={label ?? fieldLabels[name]}
      hint={hint}
      error={error}
      isOptional={isOptional ?? false}
    >
      {(control) => <Control type={type} name={name} required={!isOptional} {...props} {...control} />}
    </Field>
  )
}
