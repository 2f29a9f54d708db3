'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { ContactPhoneField } from './contact-phone-field'
import type { ProfessionalValues } from './professional-values'

/** Who the professional is and how a client reaches them. */
export function PersonFields() {
  const { register, formState } = useFormContext<ProfessionalValues>()
  const { errors } = formState
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
      <ContactPhoneField />
    </>
  )
}
