'use client'

import { limits } from '@oficio/contracts/limits'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { needParam } from '@oficio/contracts/service-requests/need-param'
import { useEffect, useState } from 'react'
import type { ControlProps } from '@/components/ui/field'
import { RubroCombobox } from '../../rubros/rubro-combobox'

export interface TypedRubroProps {
  id: string
  /** The name of the form field with the chosen rubro. */
  name: string
  placeholder: string
  rubros: readonly RubroView[]
  /** Whether the field that this box replaces had the focus. */
  startsFocused?: boolean
}

/**
 * The rubro box of the request form, for the home page. The surrounding form sends the chosen rubro and the visitor's
 * words: the text typed before the choice, or the text without a choice.
 */
export function TypedRubro({ id, name, placeholder, rubros, startsFocused = false }: TypedRubroProps) {
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

  useEffect(() => {
    if (startsFocused) document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, startsFocused])

  const choose = (rubroId: string) => {
    setValue(rubroId)
    setWordsOfChoice(search)
  }
  const type = (text: string) => {
    setSearch(text)
    // New text replaces the earlier choice. Without this, leaving the field would discard the text.
    if (text !== '') setValue('')
  }

  return (
    <>
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name={needParam} value={words.trim()} />
      <RubroCombobox
        {...control}
        rubros={rubros}
        placeholder={placeholder}
        value={value}
        onValueChange={choose}
        onSearchChange={type}
        maxLength={limits.needMax}
        acceptsOtherText
      />
    </>
  )
}
