'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useListChoice } from '@/lib/forms/use-list-choice'
import { TownCombobox } from '../../places/town-combobox'
import { unchosenTownText } from '../../places/towns-text'
import type { RequestValues } from './request-values'

/** The field for the town. For an unlisted town, it asks for its name and the nearest listed town. */
export function TownField({ townLabel }: { townLabel?: string | undefined }) {
  const { control, register, setValue, clearErrors, formState } = useFormContext<RequestValues>()
  const provinciaId = useWatch({ control, name: 'state' })
  const townName = useWatch({ control, name: 'townName' })
  const { error, ...city } = useListChoice('city', unchosenTownText)
  const isUnlisted = townName !== null

  const setUnlisted = (isNow: boolean) => {
    setValue('townName', isNow ? '' : null, { shouldDirty: true })
    clearErrors('townName')
  }

  return (
    <div className="space-y-3">
      {isUnlisted && (
        <Field id="townName" label={fieldLabels.townName} error={formState.errors.townName?.message}>
          {(props) => <Input {...props} {...register('townName')} autoComplete="address-level2" />}
        </Field>
      )}
      <Field
        id="city"
        label={isUnlisted ? 'La más cercana de la lista' : fieldLabels.city}
        hint={isUnlisted ? 'Con ella buscamos a los profesionales que llegan hasta vos.' : undefined}
        error={error}
      >
        {(props) => <TownCombobox {...props} {...city} provinciaId={provinciaId} selectedLabel={townLabel} />}
      </Field>
      {provinciaId !== '' && (
        <Checkbox label="Mi localidad no está" checked={isUnlisted} onCheckedChange={setUnlisted} />
      )}
    </div>
  )
}
