'use client'

import { limits } from '@oficio/contracts/limits'
import { useController, useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PhotoField } from '@/features/photos/photo-field'
import { CheckboxList, type Choice } from './checkbox-list'
import { LogoField } from './logo-field'
import type { WizardValues } from './wizard-values'

/** What nobody has to say, and makes a page complete. */
export function MoreFields({ tags }: { tags: readonly Choice[] }) {
  const { control, register, formState } = useFormContext<WizardValues>()
  const { errors } = formState
  const { field: features } = useController({ control, name: 'features' })
  return (
    <>
      <Card className="space-y-5">
        <h3 className="text-xl">Más sobre tu negocio</h3>
        <Field
          id="shortDescription"
          label="En una línea"
          isOptional
          hint="Se lee debajo del nombre."
          error={errors.shortDescription?.message}
        >
          {(props) => <Input {...props} {...register('shortDescription')} />}
        </Field>
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
        <CheckboxList
          id="features"
          legend="Qué tiene"
          isOptional
          error={errors.features?.message}
          choices={tags}
          chosenIds={features.value}
          onChange={features.onChange}
        />
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
