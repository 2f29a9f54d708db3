'use client'

import type { PlaceView } from '@oficio/contracts/places/endpoints'
import { fieldLabels } from '@oficio/contracts/texts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { FormField } from '@/components/ui/form-field'
import { useListChoice } from '@/lib/forms/use-list-choice'
import { ProvinciaField } from '../../../places/provincia-field'
import { TownCombobox } from '../../../places/town-combobox'
import { unchosenTownText } from '../../../places/towns-text'
import type { ProfessionalValues } from './professional-values'

interface PlaceFieldsProps {
  provincias: readonly PlaceView[]
  /** The name of the town of `city`, while its list is not loaded. */
  townLabel?: string | null
  isStreetOptional?: boolean
}

/** The fields for the address of the professional: province, town, street and postal code. */
export function PlaceFields({ provincias, townLabel, isStreetOptional = false }: PlaceFieldsProps) {
  const { control, register, setValue, formState } = useFormContext<ProfessionalValues>()
  const { errors } = formState
  const provinciaId = useWatch({ control, name: 'state' })
  const { error: townError, ...city } = useListChoice('city', unchosenTownText)
  // A town belongs to one province, so another province resets it.
  const forgetTown = () => setValue('city', '', { shouldDirty: true })
  return (
    <>
      <ProvinciaField
        provincias={provincias}
        error={errors.state?.message}
        select={register('state', { onChange: forgetTown })}
      />
      <Field
        id="city"
        label={fieldLabels.city}
        hint="Si la tuya no está, elegí la más cercana: desde ahí medimos hasta dónde llegás."
        error={townError}
      >
        {(props) => (
          <TownCombobox
            {...props}
            {...city}
            provinciaId={provinciaId}
            selectedLabel={townLabel ?? undefined}
            emptyText="elegí la más cercana"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
        <FormField<ProfessionalValues>
          name="address"
          label={fieldLabels.address}
          isOptional={isStreetOptional}
          hint="Calle y número. No es pública."
          autoComplete="address-line1"
        />
        <FormField<ProfessionalValues>
          name="postalCode"
          label={fieldLabels.postalCode}
          isOptional={isStreetOptional}
          hint="Por ejemplo, 2000."
          autoComplete="postal-code"
        />
      </div>
    </>
  )
}
