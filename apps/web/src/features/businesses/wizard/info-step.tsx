'use client'

import { useController, useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { CheckboxList, type Choice } from './checkbox-list'
import type { WizardValues } from './wizard-values'

/** What the business is called, and what it is. */
export function InfoStep({ categories }: { categories: readonly Choice[] }) {
  const { control, register, formState } = useFormContext<WizardValues>()
  const { errors } = formState
  const { field } = useController({ control, name: 'categoryIds' })
  return (
    <Card className="space-y-5">
      <Field id="name" label="Nombre del negocio" error={errors.name?.message}>
        {(props) => <Input {...props} {...register('name')} autoComplete="organization" />}
      </Field>
      <Field
        id="description"
        label="Descripción"
        isOptional
        hint="Qué ofrecés y qué te distingue. La lee quien entra a tu página."
        error={errors.description?.message}
      >
        {(props) => <Textarea {...props} {...register('description')} rows={5} />}
      </Field>
      <CheckboxList
        id="categoryIds"
        legend="Categorías"
        hint="En qué secciones del sitio aparecés. Elegí todas las que van con tu negocio."
        error={errors.categoryIds?.message}
        choices={categories}
        chosenIds={field.value}
        onChange={field.onChange}
      />
    </Card>
  )
}
