'use client'

import { fieldLabels } from '@oficio/contracts/texts'
import { useController, useFormContext } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { EmailInput } from '@/components/ui/email-input'
import { FormField } from '@/components/ui/form-field'
import { WeeklyHoursField } from '@/components/ui/weekly-hours-field'
import type { Choice } from './checkbox-list'
import { hoursFaults } from './hours-faults'
import { MoreFields } from './more-fields'
import type { WizardValues } from './wizard-values'

interface ContactStepProps {
  tags: readonly Choice[]
  /** Whether the visitor has a session. Without one, this address receives the link to a new account. */
  hasAccount: boolean
}

/** The step of the wizard for email, networks, opening hours and optional details. */
export function ContactStep({ tags, hasAccount }: ContactStepProps) {
  const { control, formState } = useFormContext<WizardValues>()
  const { errors } = formState
  const { field: hours } = useController({ control, name: 'hours' })
  return (
    <>
      <Card className="space-y-5">
        <FormField<WizardValues>
          name="email"
          label={fieldLabels.email}
          hint={
            hasAccount
              ? 'El de tu negocio: lo ven tus clientes.'
              : 'Lo ven tus clientes, y ahí te mandamos el enlace de tu cuenta.'
          }
          as={EmailInput}
        />
        <FormField<WizardValues>
          name="website"
          label="Sitio web"
          isOptional
          inputMode="url"
          autoComplete="url"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField<WizardValues>
            name="facebook"
            label="Facebook"
            isOptional
            hint="Tu usuario o la dirección."
            autoCapitalize="none"
            spellCheck={false}
          />
          <FormField<WizardValues>
            name="instagram"
            label="Instagram"
            isOptional
            hint="Tu usuario o la dirección."
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      </Card>
      <Card className="space-y-3">
        <h3 id="hours" tabIndex={-1} className="text-xl outline-none">
          Horarios
        </h3>
        <p className="text-muted-foreground">
          Son los más comunes: cambialos por los tuyos, se ven en tu página.
        </p>
        {errors.hours?.message && <p className="text-urgent">{errors.hours.message}</p>}
        <WeeklyHoursField
          value={hours.value}
          onChange={hours.onChange}
          closedWord="Cerrado"
          mayPassMidnight
          faults={hoursFaults(errors.hours)}
        />
      </Card>
      <MoreFields tags={tags} />
    </>
  )
}
