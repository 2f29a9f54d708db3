'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { FormField } from '@/components/ui/form-field'
import type { ProfessionalValues } from './professional-values'
import { WordsFields } from './words-fields'

/** The fields for the CUIT and for the texts that clients read. */
export function BusinessFields() {
  return (
    <>
      <FormField<ProfessionalValues>
        name="taxId"
        label={fieldLabels.taxId}
        hint="11 números. No es público: nos sirve para saber que hay una sola cuenta por persona o empresa."
        inputMode="numeric"
        autoComplete="off"
        placeholder="20-12345678-6"
      />
      <WordsFields />
    </>
  )
}
