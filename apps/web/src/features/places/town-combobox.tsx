'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import type { ControlProps } from '@/components/ui/field'
import { useTowns } from './use-towns'

interface TownComboboxProps extends ControlProps {
  provinciaId: string
  value: string
  onValueChange: (localidadId: string) => void
  /** Called with text that was typed without choosing a town, and with '' once a town is chosen. */
  onUnchosen: (text: string) => void
  /** The name of the chosen town while its list is not loaded. */
  selectedLabel?: string | undefined
  /** What to do if the town is not in the list. */
  emptyText?: string
}

/** A searchable list of the towns of a province. It offers a retry if the towns cannot be loaded. */
export function TownCombobox({
  provinciaId,
  value,
  onValueChange,
  onUnchosen,
  selectedLabel,
  emptyText = 'marcá «Mi localidad no está»',
  ...control
}: TownComboboxProps) {
  const [search, setSearch] = useState('')
  const { towns, isLoading, hasFailed, retry } = useTowns(provinciaId)

  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-urgent">
        <span>Error al cargar las ciudades. Por favor, intente nuevamente.</span>
        {/* Has an explicit name, because the label of the field would name the button 'Ciudad'. */}
        <Button id={control.id} aria-label="Reintentar la carga" variant="outline" onClick={retry}>
          Reintentar
        </Button>
      </div>
    )
  }
  return (
    <Combobox
      {...control}
      {...(towns?.offer(search) ?? { options: [] })}
      onUnchosen={onUnchosen}
      value={value}
      selectedLabel={towns?.nameOf(value) ?? (value === '' ? undefined : selectedLabel)}
      onValueChange={(id) => {
        onValueChange(id)
        towns?.remember(id)
      }}
      search={search}
      onSearchChange={setSearch}
      disabled={provinciaId === '' || isLoading}
      isLoading={isLoading}
      placeholder={placeholderOf(provinciaId, isLoading)}
      emptyText={`No la encontramos. Probá con otra palabra o ${emptyText}.`}
    />
  )
}

function placeholderOf(provinciaId: string, isLoading: boolean): string {
  if (provinciaId === '') return 'Primero elegí la provincia'
  return isLoading ? 'Cargando ciudades...' : 'Escribí tu localidad'
}
