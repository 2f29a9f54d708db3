'use client'

import { expirationDaysChoices } from '@oficio/contracts/limits'
import { useController, useFormContext } from 'react-hook-form'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { FormSection } from './form-section'
import type { RequestValues } from './request-values'

/** '¿Hasta cuándo?': how long the request waits for somebody. */
export function ExpirySection() {
  const { control } = useFormContext<RequestValues>()
  const { field, fieldState } = useController({ control, name: 'expirationDays' })
  return (
    <FormSection
      title="¿Hasta cuándo?"
      description="Si en ese plazo no arreglás con nadie, la solicitud vence sola. Un día antes te avisamos y la podés extender."
    >
      <FieldSet
        id="expirationDays"
        legend="Días que queda activa"
        error={fieldState.error?.message}
        className="[&>div]:mt-0 [&>legend]:sr-only"
      >
        <RadioGroup
          value={field.value}
          onValueChange={field.onChange}
          aria-label="Días que queda activa"
          className="grid-cols-2 sm:grid-cols-4"
        >
          {expirationDaysChoices.map((days) => (
            <RadioCard key={days} value={String(days)} label={`${days} días`} />
          ))}
        </RadioGroup>
      </FieldSet>
    </FormSection>
  )
}
