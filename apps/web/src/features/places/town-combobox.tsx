'use client'

import { foldText } from '@oficio/contracts/text/fold-text'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import type { ControlProps } from '@/components/ui/field'
import { matchRank } from '@/lib/match-rank'
import { useLocalidades } from './use-localidades'

interface TownComboboxProps extends ControlProps {
  provinciaId: string
  value: string
  onValueChange: (localidadId: string) => void
  /** Name of the chosen town while its list is not loaded. */
  selectedLabel?: string | undefined
}

/** Enough to scroll through; whoever looks for more types. */
const shownAtOnce = 80

export function TownCombobox({
  provinciaId,
  value,
  onValueChange,
  selectedLabel,
  ...control
}: TownComboboxProps) {
  const [search, setSearch] = useState('')
  const { places, isLoading, hasFailed, retry } = useLocalidades(provinciaId)
  const typed = foldText(search)
  const options = places
    .map(({ id, nombre }) => ({ value: String(id), label: nombre, rank: matchRank(foldText(nombre), typed) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, shownAtOnce)

  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-urgent">
        <span>Error al cargar las ciudades. Por favor, intente nuevamente.</span>
        {/* Named outright: the field's label would name it 'Ciudad'. */}
        <Button id={control.id} aria-label="Reintentar la carga" variant="outline" onClick={retry}>
          Reintentar
        </Button>
      </div>
    )
  }
  return (
    <Combobox
      {...control}
      options={options}
      value={value}
      selectedLabel={
        places.find(({ id }) => String(id) === value)?.nombre ?? (value === '' ? undefined : selectedLabel)
      }
      onValueChange={onValueChange}
      search={search}
      onSearchChange={setSearch}
      disabled={provinciaId === '' || isLoading}
      isLoading={isLoading}
      placeholder={placeholderOf(provinciaId, isLoading)}
      emptyText="No la encontramos. Probá con otra palabra o marcá «Mi localidad no está»."
    />
  )
}

function placeholderOf(provinciaId: string, isLoading: boolean): string {
  if (provinciaId === '') return 'Primero elegí la provincia'
  return isLoading ? 'Cargando ciudades...' : 'Escribí tu localidad'
}
