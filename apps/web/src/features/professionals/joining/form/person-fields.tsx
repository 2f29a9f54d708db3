'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { FormField } from '@/components/ui/form-field'
import { ContactPhoneField } from './contact-phone-field'
import type { ProfessionalValues } from './professional-values'

/** The fields for the name and the phone of the professional. */
export function PersonFields() {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField<ProfessionalValues>
          name="firstName"
          label={fieldLabels.firstName}
          autoComplete="given-name"
        />
        <FormField<ProfessionalValues>
          name="lastName"
          label={fieldLabels.lastName}
          autoComplete="family-name"
        />
      </div>
      <ContactPhoneField />
    </>
  )
}
