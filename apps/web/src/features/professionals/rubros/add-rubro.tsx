'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useId, useState } from 'react'
import { Combobox } from '@/components/ui/combobox'
import { FieldError } from '@/components/ui/field-message'
import { Label } from '@/components/ui/label'
import { useRubroOptions } from '@/features/rubros/use-rubro-options'
import { noRubroText, searchExamples, unchosenRubroText } from '../../rubros/rubros-text'

interface AddRubroProps {
  /** Those that are not chosen yet. */
  rubros: readonly RubroView[]
  hasChosen: boolean
  onAdd: (rubroId: number) => void
}

/** Searches the list of rubros, also by other words people use; choosing one adds it. */
export function AddRubro({ rubros, hasChosen, onAdd }: AddRubroProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [unchosen, setUnchosen] = useState('')
  const { options, isLoading } = useRubroOptions(rubros, search)
  return (
    <div className="needs-script space-y-1.5">
      <Label htmlFor={id}>Agregar un rubro</Label>
      <Combobox
        id={id}
        aria-invalid={unchosen ? true : undefined}
        aria-describedby={unchosen ? `${id}-error` : undefined}
        options={options}
        isLoading={isLoading}
        value=""
        onValueChange={(rubroId) => onAdd(Number(rubroId))}
        search={search}
        onSearchChange={setSearch}
        onUnchosen={setUnchosen}
        placeholder={searchExamples.professional}
        emptyText={noRubroText(hasChosen)}
      />
      {unchosen && <FieldError id={`${id}-error`}>{unchosenRubroText}</FieldError>}
    </div>
  )
}
