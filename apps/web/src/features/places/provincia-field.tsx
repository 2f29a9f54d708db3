import type { PlaceView } from '@oficio/contracts/places/endpoints'
import { fieldLabels } from '@oficio/contracts/texts'
import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

interface ProvinciaFieldProps {
  provincias: readonly PlaceView[]
  error: string | undefined
  /** The properties by which the form registers the select. */
  select: Partial<ComponentProps<typeof Select>>
}

/** The province of a place. A separate field asks for its town. */
export function ProvinciaField({ provincias, error, select }: ProvinciaFieldProps) {
  return (
    <Field id="state" label={fieldLabels.state} error={error}>
      {(props) => (
        <Select {...props} {...select} placeholder="Elegí una provincia" autoComplete="address-level1">
          {provincias.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
