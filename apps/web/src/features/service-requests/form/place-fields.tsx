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
  /** Name of the town that `city` stands for while its list is not loaded. */
  townLabel?: string | undefined
}

const chosen = { shouldDirty: true, shouldValidate: true }

/** The fields of a place, for the form and for correcting it. */
export function PlaceFields({ provincias, townLabel }: PlaceFieldsProps) {
  const { register, getValues, setValue, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  const [locatedCity, setLocatedCity] = useState<string>()
  // A town of another province is none of this one's.
  const forgetTown = () => setValue('city', '', { shouldDirty: true })

  return (
    <>
      <LocatorButton
        readChoice={() => getValues(['state', 'city']).join()}
        onLocated={({ provinciaId, localidadId, city }) => {
          setLocatedCity(city)
          setValue('state', String(provinciaId), chosen)
          setValue('city', String(localidadId), chosen)
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
