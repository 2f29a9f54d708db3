'use client'

import { limits } from '@oficio/contracts/limits'
import { formatNumber } from '@oficio/contracts/text/format-number'
import { fieldLabels } from '@oficio/contracts/texts'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { FormField } from '@/components/ui/form-field'
import { Textarea } from '@/components/ui/textarea'
import type { ProfessionalValues } from './professional-values'

/** The fields for the company name and the description that clients read. */
export function WordsFields() {
  const { control, register, formState } = useFormContext<ProfessionalValues>()
  const { errors } = formState
  const remaining = limits.descriptionMax - useWatch({ control, name: 'description' }).trim().length
  return (
    <>
      <FormField<ProfessionalValues>
        name="companyName"
        label={fieldLabels.companyName}
        isOptional
        autoComplete="organization"
      />
      <Field
        id="description"
        label="Contá qué hacés"
        hint="Lo leen los clientes: experiencia, qué trabajos tomás, si tenés matrícula o das garantía."
        error={errors.description?.message}
      >
        {(props) => (
          <>
            <Textarea {...props} {...register('description')} rows={5} />
            {remaining <= 100 && (
              <p aria-live="polite" className="text-right text-sm text-muted-foreground tabular-nums">
                {remaining < 0
                  ? `Sobran ${formatNumber(-remaining)} caracteres`
                  : `Quedan ${formatNumber(remaining)} caracteres`}
              </p>
            )}
          </>
        )}
      </Field>
    </>
  )
}
