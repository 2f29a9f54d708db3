import type { ReactNode } from 'react'
import { Field } from './field'
import { Input } from './input'
import { Textarea } from './textarea'

interface WordsFieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  rows?: number
  maxLength?: number | undefined
  value: string
  onValueChange: (words: string) => void
}

/** A field for a few sentences, or for a name if it has a single row. */
export function WordsField({
  label,
  hint,
  error,
  isOptional,
  rows = 3,
  onValueChange,
  ...area
}: WordsFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(isOptional && { isOptional })}>
      {(control) =>
        rows === 1 ? (
          <Input
            {...control}
            {...area}
            autoComplete="off"
            onChange={(event) => onValueChange(event.target.value)}
          />
        ) : (
          <Textarea
            {...control}
            {...area}
            rows={rows}
            onChange={(event) => onValueChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
