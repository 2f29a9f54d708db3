'use client'

import { useController, useFormContext } from 'react-hook-form'
import { PhoneField } from '@/components/ui/phone-field'
import type { ProfessionalValues } from './professional-values'

/** The phone at which a client reaches the professional. */
export function ContactPhoneField() {
  const { control, register, formState } = useFormContext<ProfessionalValues>()
  const { field: isMobile } = useController({ control, name: 'isMobile' })
  return (
    <PhoneField
      hint="Lo ve el cliente cuando abrís su solicitud."
      error={formState.errors.phone?.message}
      input={register('phone')}
      isMobile={isMobile.value}
      onMobileChange={isMobile.onChange}
    />
  )
}
