'use client'

import { useController, useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { FormField } from '@/components/ui/form-field'
import { CheckboxList, type Choice } from './checkbox-list'
import type { WizardValues } from './wizard-values'

/** The step of the wizard for the name, the description and the categories of a business. */
export function InfoStep({ categories }: { categories: readonly Choice[] }) {
  const { control, formState } = useFormContext<WizardValues>()
  const { errors } = formState
  const { field } = useController({ control, name: 'categoryIds' })
  return (
    <Card className="space-y-5">
      <FormField<WizardValues> name="name" label="Nombre del negocio" autoComplete="organization" />
      <FormField<WizardValues>
        name="description"
        label="Descripción"
        isOptional
        hint="Qué ofrecés y qué te distingue. La lee quien entra a tu página."
        rows={5}
      />
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
