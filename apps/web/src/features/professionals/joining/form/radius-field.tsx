'use client'

import { limits } from '@oficio/contracts/limits'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import type { ProfessionalValues } from './professional-values'

/**
 * The slider for the distance that the professional travels from their town, in steps of `limits.serviceRadiusKmStep`
 * kilometres.
 */
export function RadiusField() {
  const { control } = useFormContext<ProfessionalValues>()
  const { field, fieldState } = useController({ control, name: 'serviceRadius' })
  return (
    <Field
      id="serviceRadius"
      label="¿Hasta dónde trabajás?"
      hint="En línea recta desde tu localidad, donde siempre recibís solicitudes."
      error={fieldState.error?.message}
    >
      {(props) => (
        <div className="flex items-center gap-4">
          <input
            {...props}
            ref={field.ref}
            name={field.name}
            type="range"
            min={limits.serviceRadiusKmMin}
            max={limits.serviceRadiusKmMax}
            step={limits.serviceRadiusKmStep}
            value={field.value}
            onChange={(event) => field.onChange(Number(event.target.value))}
            onBlur={field.onBlur}
            aria-valuetext={`${field.value} kilómetros`}
            className="h-11 min-w-0 flex-1 cursor-pointer accent-primary"
          />
          <output htmlFor="serviceRadius" className="min-w-18 text-right text-lg font-semibold tabular-nums">
            {field.value} km
          </output>
        </div>
      )}
    </Field>
  )
}
