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
  /** Name of the town whose id is in `city`, while the list of towns is not loaded. */
  townLabel?: string | undefined
}

const asChoice = { shouldDirty: true, shouldValidate: true }

/** The fields of a place, for the form and for correcting it. */
export function PlaceFields({ provincias, townLabel }: PlaceFieldsProps) {
  const { register, getValues, setValue, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  const [locatedCity, setLocatedCity] = useState<string>()
  // The town belongs to the province that was chosen before.
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
