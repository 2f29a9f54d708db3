'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { ProfessionalValues } from './professional-values'
import { WordsFields } from './words-fields'

/** As what the professional works, and what clients read of it. */
export function BusinessFields() {
  const { register, formState } = useFormContext<ProfessionalValues>()
  return (
    <>
      <Field
        id="taxId"
        label={fieldLabels.taxId}
        hint="11 números. No es público: nos sirve para saber que hay una sola cuenta por persona o empresa."
        error={formState.errors.taxId?.message}
      >
        {(props) => (
          <Input
            {...props}
            {...register('taxId')}
            inputMode="numeric"
            autoComplete="off"
            placeholder="20-12345678-6"
          />
        )}
      </Field>
      <WordsFields />
    </>
  )
}
