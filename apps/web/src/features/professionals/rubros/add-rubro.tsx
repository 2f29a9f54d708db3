'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useId, useMemo, useState } from 'react'
import { Combobox } from '@/components/ui/combobox'
import { Label } from '@/components/ui/label'
import { findRubros, searchableRubros } from '@/features/rubros/find-rubros'
import { noRubroText } from '../../rubros/rubros-text'

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
  const candidates = useMemo(() => searchableRubros(rubros), [rubros])
  const options = findRubros(candidates, search).map(({ id, name, description }) => ({
    value: String(id),
    label: name,
    detail: description.split('. ')[0] ?? '',
  }))
  return (
    <div className="needs-script space-y-1.5">
      <Label htmlFor={id}>Agregar un rubro</Label>
      <Combobox
        id={id}
        options={options}
        value=""
        onValueChange={(rubroId) => onAdd(Number(rubroId))}
        search={search}
        onSearchChange={setSearch}
        placeholder="Buscá: plomero, pérdida, mudanza..."
        emptyText={noRubroText(hasChosen)}
      />
    </div>
  )
}
