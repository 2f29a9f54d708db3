'use client'

import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldSet } from '@/components/ui/field-set'

export interface Choice {
  id: number
  name: string
}

interface CheckboxListProps {
  id: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  choices: readonly Choice[]
  chosenIds: readonly number[]
  onChange: (ids: number[]) => void
}

/** A list of checkboxes, of which any number can be checked. */
export function CheckboxList({ choices, chosenIds, onChange, ...fieldSet }: CheckboxListProps) {
  return (
    <FieldSet {...fieldSet}>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={chosenIds.includes(id)}
              onCheckedChange={(isChecked) =>
                onChange(isChecked ? [...chosenIds, id] : chosenIds.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
    </FieldSet>
  )
}
