'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { X } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { noRubroText, searchExamples, unchosenRubroText } from './rubros-text'
import { useRubroOptions } from './use-rubro-options'

interface RubroPickerProps {
  id: string
  label: ReactNode
  hint: ReactNode
  error: string | undefined
  rubros: readonly RubroView[]
  chosenIds: readonly number[]
  onChange: (rubroIds: number[]) => void
  placeholder?: string
  isOptional?: boolean
}

/** Searches rubros by name and synonyms. Chosen rubros are listed below, and a click removes them. */
export function RubroPicker({
  id: fieldId,
  label,
  hint,
  error,
  rubros,
  chosenIds,
  onChange,
  placeholder = searchExamples.professional,
  isOptional = false,
}: RubroPickerProps) {
  const [search, setSearch] = useState('')
  const [unchosen, setUnchosen] = useState('')
  const remaining = useMemo(() => rubros.filter(({ id }) => !chosenIds.includes(id)), [rubros, chosenIds])
  const { options, isLoading } = useRubroOptions(remaining, search)
  const chosenRubros = rubros.filter(({ id }) => chosenIds.includes(id))
  return (
    <div className="space-y-3">
      <Field
        id={fieldId}
        label={label}
        hint={hint}
        isOptional={isOptional}
        error={unchosen ? unchosenRubroText : error}
      >
        {(props) => (
          <Combobox
            {...props}
            options={options}
            isLoading={isLoading}
            value=""
            onValueChange={(id) => onChange([...chosenIds, Number(id)])}
            search={search}
            onSearchChange={setSearch}
            onUnchosen={setUnchosen}
            placeholder={placeholder}
            emptyText={noRubroText(chosenRubros.length > 0)}
          />
        )}
      </Field>
      <ul aria-label="Rubros elegidos" className="flex flex-wrap gap-2 empty:hidden">
        {chosenRubros.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChange(chosenIds.filter((other) => other !== id))}
              className="flex min-h-11 items-center gap-2 rounded-full bg-primary-soft py-1.5 pr-3 pl-4 text-left font-semibold text-primary-soft-foreground hover:bg-muted"
            >
              {name}
              <X aria-hidden className="size-4 shrink-0" />
              <span className="sr-only">: quitar</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
