'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { ChevronRight } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { RequestValues } from './request-values'

/** The field for a title of the client's own. It is folded, because the derived title suits nearly everybody. */
export function TitleField({ rubroName = 'Plomería' }: { rubroName?: string | undefined }) {
  const { register, formState, getValues } = useFormContext<RequestValues>()
  const error = formState.errors.title?.message
  return (
    <details open={getValues('title') !== '' || error !== undefined || undefined} className="group">
      <summary className="-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-control font-medium text-primary">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        Ponerle un título propio
      </summary>
      <Field
        id="title"
        label={fieldLabels.title}
        isOptional
        hint={`Si no, lo armamos con el rubro y el lugar: «${rubroName} en Rosario».`}
        error={error}
        className="pt-3"
      >
        {(props) => <Input {...props} {...register('title')} />}
      </Field>
    </details>
  )
}
