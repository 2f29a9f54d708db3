'use client'

import { expirationDaysChoices } from '@oficio/contracts/limits'
import { useController, useFormContext } from 'react-hook-form'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import type { RequestValues } from './request-values'

interface ExpiryFieldProps {
  /** Where the heading around it says the same. */
  isLegendHidden?: boolean
}

/** How many days a request waits for somebody. */
export function ExpiryField({ isLegendHidden = false }: ExpiryFieldProps) {
  const { control } = useFormContext<RequestValues>()
  const { field, fieldState } = useController({ control, name: 'expirationDays' })
  return (
    <FieldSet
      id="expirationDays"
      legend="Días que queda activa"
      error={fieldState.error?.message}
      {...(isLegendHidden && { className: '[&>div]:mt-0 [&>legend]:sr-only' })}
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
  )
}
