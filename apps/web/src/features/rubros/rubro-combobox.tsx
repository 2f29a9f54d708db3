'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useState } from 'react'
import { Combobox } from '@/components/ui/combobox'
import type { ControlProps } from '@/components/ui/field'
import { useRubroOptions } from '@/features/rubros/use-rubro-options'
import { noRubroText, otherNeedText, searchExamples } from './rubros-text'

interface RubroComboboxProps extends ControlProps {
  rubros: readonly RubroView[]
  value: string
  onValueChange: (rubroId: string) => void
  /** Called with the typed text that remains without a chosen rubro; '' once a rubro is chosen. */
  onUnchosen?: (text: string) => void
  onSearchChange?: (search: string) => void
  maxLength?: number
  placeholder?: string
  acceptsOtherText?: boolean
}

/** A combobox that searches rubros by name and synonyms, and chooses one. */
export function RubroCombobox({
  rubros,
  value,
  onSearchChange,
  placeholder = searchExamples.professional,
  ...control
}: RubroComboboxProps) {
  const [search, setSearch] = useState('')
  const { options, isLoading } = useRubroOptions(rubros, search)

  return (
    <Combobox
      {...control}
      options={options}
      isLoading={isLoading}
      value={value}
      selectedLabel={rubros.find(({ id }) => String(id) === value)?.name}
      search={search}
      onSearchChange={(text) => {
        setSearch(text)
        onSearchChange?.(text)
      }}
      placeholder={placeholder}
      emptyText={control.acceptsOtherText ? otherNeedText : noRubroText(false)}
    />
  )
}
