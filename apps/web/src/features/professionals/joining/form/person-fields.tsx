'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneField } from '@/components/ui/phone-field'
import type { ProfessionalValues } from './professional-values'

/** Who the professional is and how a client reaches them. */
export function PersonFields() {
  const { control, register, formState } = useFormContext<ProfessionalValues>()
  const { errors } = formState
  const { field: isMobile } = useController({ control, name: 'isMobile' })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="firstName" label={fieldLabels.firstName} error={errors.firstName?.message}>
          {(props) => <Input {...props} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field id="lastName" label={fieldLabels.lastName} error={errors.lastName?.message}>
          {(props) => <Input {...props} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <PhoneField
        hint="Lo ve el cliente cuando abrís su solicitud."
        error={errors.phone?.message}
        input={register('phone')}
        isMobile={isMobile.value}
        onMobileChange={isMobile.onChange}
      />
    </>
  )
}
