'use client'

import type { PlaceView } from '@oficio/contracts/places/endpoints'
import { fieldLabels } from '@oficio/contracts/texts'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { FormField } from '@/components/ui/form-field'
import { PhoneField } from '@/components/ui/phone-field'
import { ProvinciaField } from '@/features/places/provincia-field'
import { TownCombobox } from '@/features/places/town-combobox'
import { unchosenTownText } from '@/features/places/towns-text'
import { useListChoice } from '@/lib/forms/use-list-choice'
import type { WizardValues } from './wizard-values'

/** The step of the wizard for the address and the phone. */
export function PlaceStep({ provincias }: { provincias: readonly PlaceView[] }) {
  const { control, register, setValue, formState } = useFormContext<WizardValues>()
  const { errors } = formState
  const provinciaId = useWatch({ control, name: 'state' })
  const { error: townError, ...city } = useListChoice('city', unchosenTownText)
  const { field: isMobile } = useController({ control, name: 'isMobile' })
  // A town belongs to one province, so another province resets it.
  const forgetTown = () => setValue('city', '', { shouldDirty: true })
  return (
    <Card className="space-y-5">
      <FormField<WizardValues>
        name="address"
        label={fieldLabels.address}
        hint="Calle y número: la ven tus clientes."
        autoComplete="address-line1"
      />
      <ProvinciaField
        provincias={provincias}
        error={errors.state?.message}
        select={register('state', { onChange: forgetTown })}
      />
      <Field
        id="city"
        label={fieldLabels.city}
        hint="Si la tuya no está, elegí la más cercana."
        error={townError}
      >
        {(props) => (
          <TownCombobox {...props} {...city} provinciaId={provinciaId} emptyText="elegí la más cercana" />
        )}
      </Field>
      <FormField<WizardValues>
        name="postalCode"
        label={fieldLabels.postalCode}
        isOptional
        autoComplete="postal-code"
      />
      <PhoneField
        error={errors.phone?.message}
        input={register('phone')}
        isMobile={isMobile.value}
        onMobileChange={isMobile.onChange}
      />
    </Card>
  )
}
