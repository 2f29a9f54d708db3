'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useState } from 'react'
import type { ControlProps } from '@/components/ui/field'
import { RubroCombobox } from '../../rubros/rubro-combobox'
import { unchosenRubroText } from '../../rubros/rubros-text'

export interface TypedRubroProps {
  id: string
  /** What the form sends the chosen rubro as. */
  name: string
  rubros: readonly RubroView[]
}

/** The box of the request form for the home: what is chosen is sent with the plain form around it. */
export function TypedRubro({ id, name, rubros }: TypedRubroProps) {
  const [value, setValue] = useState('')
  const [typed, setTyped] = useState('')
  const errorId = `${id}-error`
  const control: ControlProps = {
    id,
    'aria-describedby': typed ? errorId : undefined,
    'aria-invalid': typed ? true : undefined,
    'aria-required': undefined,
  }
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <RubroCombobox
        {...control}
        rubros={rubros}
        value={value}
        onValueChange={setValue}
        onUnchosen={setTyped}
      />
      {typed && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm">
          {unchosenRubroText}
        </p>
      )}
    </>
  )
}
