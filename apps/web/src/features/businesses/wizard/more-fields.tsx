'use client'

import { limits } from '@oficio/contracts/limits'
import { useController, useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { FormField } from '@/components/ui/form-field'
import { PhotoField } from '@/features/photos/photo-field'
import { CheckboxList, type Choice } from './checkbox-list'
import { LogoField } from './logo-field'
import type { WizardValues } from './wizard-values'

type ServiceValues = Pick<WizardValues, 'shortDescription' | 'foundingYear' | 'employeeCount' | 'features'>

/** The optional fields, which make a page complete. */
export function MoreFields({ tags }: { tags: readonly Choice[] }) {
  return (
    <>
      <Card className="space-y-5">
        <h3 className="text-xl">Más sobre tu negocio</h3>
        <ShortDescription />
        <SizeFields />
        <FeaturesField tags={tags} />
      </Card>
      <Card className="space-y-5">
        <LogoField />
        <PhotoField
          max={limits.businessPhotos}
          legend="Fotos"
          isLegendSeen
          promise="Son públicas: el frente, el salón, lo que vendés."
        />
      </Card>
    </>
  )
}

export const ServiceFields = ({ tags }: { tags: readonly Choice[] }) => (
  <Card className="space-y-5">
    <ShortDescription />
    <FeaturesField tags={tags} />
    <SizeFields />
  </Card>
)

const ShortDescription = () => (
  <FormField<ServiceValues>
    name="shortDescription"
    label="En una línea"
    isOptional
    hint="Se lee debajo del nombre."
  />
)

const SizeFields = () => (
  <div className="grid gap-5 sm:grid-cols-2">
    <FormField<ServiceValues> name="foundingYear" label="Año en que abrió" isOptional inputMode="numeric" />
    <FormField<ServiceValues>
      name="employeeCount"
      label="Personas que trabajan"
      isOptional
      inputMode="numeric"
    />
  </div>
)

function FeaturesField({ tags }: { tags: readonly Choice[] }) {
  const { control, formState } = useFormContext<ServiceValues>()
  const { field } = useController({ control, name: 'features' })
  return (
    <CheckboxList
      id="features"
      legend="Qué tiene"
      isOptional
      error={formState.errors.features?.message}
      choices={tags}
      chosenIds={field.value}
      onChange={field.onChange}
    />
  )
}
