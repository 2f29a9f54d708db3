'use client'

import { useController, useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { CheckboxList, type Choice } from '../wizard/checkbox-list'
import type { DetailsValues } from './details-values'

/** What a business is in a line, what it offers, and since when there is how much of it. */
export function ServiceFields({ tags }: { tags: readonly Choice[] }) {
  const { control, register, formState } = useFormContext<DetailsValues>()
  const { errors } = formState
  const { field: features } = useController({ control, name: 'features' })
  return (
    <Card className="space-y-5">
      <Field
        id="shortDescription"
        label="En una línea"
        isOptional
        hint="Se lee debajo del nombre."
        error={errors.shortDescription?.message}
      >
        {(props) => <Input {...props} {...register('shortDescription')} />}
      </Field>
      <CheckboxList
        id="features"
        legend="Qué tiene"
        isOptional
        error={errors.features?.message}
        choices={tags}
        chosenIds={features.value}
        onChange={features.onChange}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="foundingYear" label="Año en que abrió" isOptional error={errors.foundingYear?.message}>
          {(props) => <Input {...props} {...register('foundingYear')} inputMode="numeric" />}
        </Field>
        <Field
          id="employeeCount"
          label="Personas que trabajan"
          isOptional
          error={errors.employeeCount?.message}
        >
          {(props) => <Input {...props} {...register('employeeCount')} inputMode="numeric" />}
        </Field>
      </div>
    </Card>
  )
}
