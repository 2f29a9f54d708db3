'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { findRubros, searchableRubros } from '@/features/rubros/find-rubros'
import { noRubroText } from '../../../rubros/rubros-text'
import type { ProfessionalValues } from './professional-values'

/** Searches the rubros, by other words people use too; those that are chosen stand below and go with a tap. */
export function RubrosField({ rubros }: { rubros: readonly RubroView[] }) {
  const { control } = useFormContext<ProfessionalValues>()
  const { field, fieldState } = useController({ control, name: 'rubros' })
  const [search, setSearch] = useState('')
  const candidates = useMemo(
    () => searchableRubros(rubros.filter(({ id }) => !field.value.includes(id))),
    [rubros, field.value],
  )
  const options = findRubros(candidates, search).map(({ id, name, description }) => ({
    value: String(id),
    label: name,
    detail: description.split('. ')[0] ?? '',
  }))
  const chosen = rubros.filter(({ id }) => field.value.includes(id))
  return (
    <div className="space-y-3">
      <Field
        id="rubros"
        label="¿De qué trabajás?"
        hint="Podés elegir más de uno y cambiarlos cuando quieras."
        error={fieldState.error?.message}
      >
        {(props) => (
          <Combobox
            {...props}
            options={options}
            value=""
            onValueChange={(id) => field.onChange([...field.value, Number(id)])}
            search={search}
            onSearchChange={setSearch}
            placeholder="Buscá: plomero, pérdida, mudanza..."
            emptyText={noRubroText(chosen.length > 0)}
          />
        )}
      </Field>
      <ul aria-label="Rubros elegidos" className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => field.onChange(field.value.filter((other) => other !== id))}
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
