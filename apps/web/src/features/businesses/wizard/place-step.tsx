'use client'

import type { PlaceView } from '@oficio/contracts/places/endpoints'
import { fieldLabels } from '@oficio/contracts/texts'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneField } from '@/components/ui/phone-field'
import { ProvinciaField } from '@/features/places/provincia-field'
import { TownCombobox } from '@/features/places/town-combobox'
import { unchosenTownText } from '@/features/places/towns-text'
import { useListChoice } from '@/lib/forms/use-list-choice'
import type { WizardValues } from './wizard-values'

/** Where its door is, and the phone at which it answers. */
export function PlaceStep({ provincias }: { provincias: readonly PlaceView[] }) {
  const { control, register, setValue, formState } = useFormContext<WizardValues>()
  const { errors } = formState
  const provinciaId = useWatch({ control, name: 'state' })
  const { error: townError, ...city } = useListChoice('city', unchosenTownText)
  const { field: isMobile } = useController({ control, name: 'isMobile' })
  // A town of another province is none of this one's.
  const forgetTown = () => setValue('city', '', { shouldDirty: true })
  return (
    <Card className="space-y-5">
      <Field
        id="address"
        label={fieldLabels.address}
        hint="Calle y número: la ven tus clientes."
        error={errors.address?.message}
      >
        {(props) => <Input {...props} {...register('address')} autoComplete="address-line1" />}
      </Field>
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
      <Field id="postalCode" label={fieldLabels.postalCode} isOptional error={errors.postalCode?.message}>
        {(props) => <Input {...props} {...register('postalCode')} autoComplete="postal-code" />}
      </Field>
      <PhoneField
        error={errors.phone?.message}
        input={register('phone')}
        isMobile={isMobile.value}
        onMobileChange={isMobile.onChange}
      />
    </Card>
  )
}
