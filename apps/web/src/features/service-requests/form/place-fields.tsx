'use client'

import type { PlaceView } from '@oficio/contracts/places/endpoints'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { LocatorButton } from '../../places/locator-button'
import { ProvinciaField } from '../../places/provincia-field'
import { AddressFields } from './address-fields'
import type { RequestValues } from './request-values'
import { TownField } from './town-field'

interface PlaceFieldsProps {
  provincias: readonly PlaceView[]
  /** Name of the town whose id or name is in `city`, shown until the list of towns is loaded. */
  townLabel?: string | undefined
}

const asChoice = { shouldDirty: true, shouldValidate: true }

/** The fields for the place of the work, in the form and in its correction. */
export function PlaceFields({ provincias, townLabel }: PlaceFieldsProps) {
  const { register, getValues, setValue, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  const [locatedCity, setLocatedCity] = useState<string>()
  // Another province clears the town, because the town belongs to the previous province.
  const forgetTown = () => setValue('city', '', { shouldDirty: true })

  return (
    <>
      <LocatorButton
        readChoice={() => getValues(['state', 'city']).join()}
        onLocated={({ provinciaId, localidadId, city }) => {
          setLocatedCity(city)
          setValue('state', String(provinciaId), asChoice)
          setValue('city', String(localidadId), asChoice)
        }}
      />
      <ProvinciaField
        provincias={provincias}
        error={errors.state?.message}
        select={register('state', { onChange: forgetTown })}
      />
      <TownField townLabel={locatedCity ?? townLabel} />
      <AddressFields />
    </>
  )
}
