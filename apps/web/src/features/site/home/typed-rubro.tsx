'use client'

import { limits } from '@oficio/contracts/limits'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { useState } from 'react'
import type { ControlProps } from '@/components/ui/field'
import { RubroCombobox } from '../../rubros/rubro-combobox'

export interface TypedRubroProps {
  id: string
  /** The field of the plain form that carries the chosen rubro. */
  name: string
  rubros: readonly RubroView[]
}

/**
 * The rubro box of the request form, for the home page. The plain form around it sends the chosen rubro and the words of
 * the visitor: what stays typed without a choice, or what was typed before choosing.
 */
export function TypedRubro({ id, name, rubros }: TypedRubroProps) {
  const [value, setValue] = useState('')
  const [search, setSearch] = useState('')
  const [wordsOfChoice, setWordsOfChoice] = useState('')
  const control: ControlProps = {
    id,
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': undefined,
  }
  const words = value === '' ? search : wordsOfChoice

  const choose = (rubroId: string) => {
    setValue(rubroId)
    setWordsOfChoice(search)
  }
  const type = (text: string) => {
    setSearch(text)
    // New words replace the earlier choice; otherwise leaving the field would drop them.
    if (text !== '') setValue('')
  }

  return (
    <>
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name={needParam} value={words.trim()} />
      <RubroCombobox
        {...control}
        rubros={rubros}
        value={value}
        onValueChange={choose}
        onSearchChange={type}
        maxLength={limits.needMax}
        acceptsOtherText
      />
    </>
  )
}
