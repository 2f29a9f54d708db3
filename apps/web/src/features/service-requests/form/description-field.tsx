'use client'

import { limits } from '@oficio/contracts/limits'
import { formatNumber } from '@oficio/contracts/text/format-number'
import { fieldLabels } from '@oficio/contracts/texts'
import { Lightbulb } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { cn } from '@/lib/cn'
import type { RequestValues } from './request-values'

/** From this number of characters left on, screen readers announce the counter. */
const nearTheEnd = 100

/** The field for the description of the work. `advice` says what professionals of the rubro want to know. */
export function DescriptionField({ advice }: { advice: string }) {
  const { register, control, formState } = useFormContext<RequestValues>()
  const length = useWatch({ control, name: 'description' }).trim().length
  const charactersLeft = limits.descriptionMax - length

  return (
    <Field
      id="description"
      label={fieldLabels.description}
      error={formState.errors.description?.message}
      hint={
        <span className="flex gap-2">
          <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
          <span>{advice}</span>
        </span>
      }
    >
      {(props) => (
        <>
          <Textarea {...props} {...register('description')} rows={5} />
          <p
            aria-live={charactersLeft <= nearTheEnd ? 'polite' : 'off'}
            className={cn(
              'text-right text-sm text-muted-foreground tabular-nums',
              charactersLeft < 0 && 'text-urgent',
            )}
          >
            {counterText(length, charactersLeft)}
          </p>
        </>
      )}
    </Field>
  )
}

function counterText(length: number, charactersLeft: number): string {
  if (charactersLeft < 0) return `Sobran ${formatNumber(-charactersLeft)} caracteres`
  if (charactersLeft <= nearTheEnd) return `Quedan ${formatNumber(charactersLeft)} caracteres`
  return `${formatNumber(length)} de ${formatNumber(limits.descriptionMax)} caracteres`
}
