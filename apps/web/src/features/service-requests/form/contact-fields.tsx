'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useController, useFormContext } from 'react-hook-form'
import { EmailInput } from '@/components/ui/email-input'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhoneField } from '@/components/ui/phone-field'
import type { ContactValues } from './request-values'

/** The fields for the client's contact data, in the form and in its correction. */
export function ContactFields() {
  const { control, register, formState } = useFormContext<ContactValues>()
  const { errors } = formState
  const { field: isMobile } = useController({ control, name: 'isMobile' })

  return (
    <>
      <div className="grid grid-cols-2 gap-3 tiny:grid-cols-1 sm:gap-5">
        <Field id="contactName" label={fieldLabels.contactName} error={errors.contactName?.message}>
          {(props) => <Input {...props} {...register('contactName')} autoComplete="given-name" />}
        </Field>
        <Field
          id="contactLastName"
          label={fieldLabels.contactLastName}
          error={errors.contactLastName?.message}
        >
          {(props) => <Input {...props} {...register('contactLastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <PhoneField
        error={errors.phone?.message}
        input={register('phone')}
        isMobile={isMobile.value}
        onMobileChange={isMobile.onChange}
      />
      <Field
        id="email"
        label={fieldLabels.email}
        hint="Ahí te mandamos el enlace para seguir tu solicitud."
        error={errors.email?.message}
      >
        {(props) => <EmailInput {...props} {...register('email')} />}
      </Field>
    </>
  )
}
