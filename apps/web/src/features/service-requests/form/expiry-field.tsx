'use client'

import { expirationDaysChoices } from '@oficio/contracts/limits'
import { useController, useFormContext } from 'react-hook-form'
import { FieldSet } from '@/components/ui/field-set'
import { RadioCard, RadioGroup } from '@/components/ui/radio-group'
import { cn } from '@/lib/cn'
import type { RequestValues } from './request-values'

interface ExpiryFieldProps {
  /**
   * Whether the field has a section of its own, whose heading replaces the legend and whose width fits all choices in a
   * row.
   */
  isInSection?: boolean
}

/** The choice of how many days the request stays active. */
export function ExpiryField({ isInSection = false }: ExpiryFieldProps) {
  const { control } = useFormContext<RequestValues>()
  const { field, fieldState } = useController({ control, name: 'expirationDays' })
  return (
    <FieldSet
      id="expirationDays"
      legend="Días que queda activa"
      error={fieldState.error?.message}
      {...(isInSection && { className: '[&>div]:mt-0 [&>legend]:sr-only' })}
    >
      <RadioGroup
        value={field.value}
        onValueChange={field.onChange}
        className={cn('grid-cols-2', isInSection && 'sm:grid-cols-4')}
      >
        {expirationDaysChoices.map((days) => (
          <RadioCard key={days} value={String(days)} label={`${days} días`} />
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
