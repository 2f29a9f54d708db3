'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { RequestValues } from './request-values'

/** The fields for the address of the work within the town. */
export function AddressFields() {
  const { register, formState } = useFormContext<RequestValues>()
  const { errors } = formState
  return (
    <div className="@container">
      <div className="grid gap-5 @md:grid-cols-[1fr_13rem]">
        <Field
          id="serviceAddress"
          label={fieldLabels.serviceAddress}
          hint="Calle y número. No aparece en la página pública."
          error={errors.serviceAddress?.message}
        >
          {(props) => <Input {...props} {...register('serviceAddress')} autoComplete="address-line1" />}
        </Field>
        <Field
          id="postalCode"
          label={fieldLabels.postalCode}
          isOptional
          hint="Por ejemplo, 2000."
          error={errors.postalCode?.message}
        >
          {(props) => <Input {...props} {...register('postalCode')} autoComplete="postal-code" />}
        </Field>
      </div>
    </div>
  )
}
