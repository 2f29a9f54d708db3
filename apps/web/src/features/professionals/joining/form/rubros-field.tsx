'use client'

import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useController, useFormContext } from 'react-hook-form'
import { RubroPicker } from '../../../rubros/rubro-picker'
import type { ProfessionalValues } from './professional-values'

/** The field for the rubros of a professional. */
export function RubrosField({ rubros }: { rubros: readonly RubroView[] }) {
  const { control } = useFormContext<ProfessionalValues>()
  const { field, fieldState } = useController({ control, name: 'rubros' })
  return (
    <RubroPicker
      id="rubros"
      label="¿De qué trabajás?"
      hint="Podés elegir más de uno y cambiarlos cuando quieras."
      error={fieldState.error?.message}
      rubros={rubros}
      chosenIds={field.value}
      onChange={field.onChange}
    />
  )
}
