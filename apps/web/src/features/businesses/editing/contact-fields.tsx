'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { EmailInput } from '@/components/ui/email-input'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { DetailsValues } from './details-values'

const networks = [
  { name: 'instagram', label: 'Instagram' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'twitter', label: 'X (Twitter)' },
  { name: 'linkedin', label: 'LinkedIn' },
] as const satisfies { name: keyof DetailsValues; label: string }[]

/** How a business is written to, and where else it is found. */
export function ContactFields() {
  const { register, formState } = useFormContext<DetailsValues>()
  const { errors } = formState
  return (
    <Card className="space-y-5">
      <Field
        id="email"
        label={fieldLabels.email}
        hint="El de tu negocio: lo ven tus clientes."
        error={errors.email?.message}
      >
        {(props) => <EmailInput {...props} {...register('email')} />}
      </Field>
      <Field id="website" label="Sitio web" isOptional error={errors.website?.message}>
        {(props) => <Input {...props} {...register('website')} inputMode="url" autoComplete="url" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        {networks.map(({ name, label }) => (
          <Field
            key={name}
            id={name}
            label={label}
            isOptional
            hint="Tu usuario o la dirección."
            error={errors[name]?.message}
          >
            {(props) => <Input {...props} {...register(name)} autoCapitalize="none" spellCheck={false} />}
          </Field>
        ))}
      </div>
    </Card>
  )
}
