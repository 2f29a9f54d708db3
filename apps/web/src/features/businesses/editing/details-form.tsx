'use client'

import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import { paths } from '@oficio/contracts/paths'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import { fieldLabels } from '@oficio/contracts/texts'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmailInput } from '@/components/ui/email-input'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FormField } from '@/components/ui/form-field'
import { FormUnsaved } from '@/components/ui/form-unsaved'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { faultsOf } from '@/lib/forms/form-faults'
import type { Choice } from '../wizard/checkbox-list'
import { InfoStep } from '../wizard/info-step'
import { ServiceFields } from '../wizard/more-fields'
import { PlaceStep } from '../wizard/place-step'
import { type DetailsValues, detailNames } from './details-values'
import { PartRefusal } from './part-refusal'
import { useDetailsForm } from './use-details-form'
import type { Version } from './use-part'

const networks = [
  { name: 'instagram', label: 'Instagram' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'twitter', label: 'X (Twitter)' },
  { name: 'linkedin', label: 'LinkedIn' },
] as const satisfies { name: keyof DetailsValues; label: string }[]

interface DetailsFormProps {
  own: OwnBusiness
  version: Version
  categories: readonly Choice[]
  tags: readonly Choice[]
  provincias: readonly PlaceView[]
}

/** The form of a business's details: texts, place and contact (docs/product.md, 'The owner of a business'). */
export function DetailsForm({ own, version, categories, tags, provincias }: DetailsFormProps) {
  const { form, saved, attempt, refusal, isSaving, save, overwrite } = useDetailsForm(own, version)
  return (
    <FormProvider {...form}>
      <LiveForm noValidate onSubmit={save} className="space-y-8">
        {attempt > 0 && (
          <ErrorSummary errors={faultsOf(form.formState.errors, detailNames)} attempt={attempt} />
        )}
        <Part title="Lo que se lee">
          <InfoStep categories={categories} />
          <ServiceFields tags={tags} />
        </Part>
        <Part title="Dónde está">
          <PlaceStep provincias={provincias} />
        </Part>
        <Part title="Contacto y redes">
          <ContactFields />
        </Part>
        <PartRefusal
          refusal={refusal}
          isSaving={isSaving}
          href={paths.userBusinessDetails(own.business.id)}
          onOverwrite={() => void overwrite()}
        />
        <SaveRow>
          <Button type="submit" size="lg" isLoading={isSaving} className="w-full sm:w-auto">
            Guardar los datos
          </Button>
          <FormUnsaved savedValues={saved} />
        </SaveRow>
      </LiveForm>
    </FormProvider>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="space-y-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

/** The fields for the email address, the website and the social networks of the business. */
function ContactFields() {
  return (
    <Card className="space-y-5">
      <FormField<DetailsValues>
        name="email"
        label={fieldLabels.email}
        hint="El de tu negocio: lo ven tus clientes."
        as={EmailInput}
      />
      <FormField<DetailsValues>
        name="website"
        label="Sitio web"
        isOptional
        inputMode="url"
        autoComplete="url"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {networks.map(({ name, label }) => (
          <FormField<DetailsValues>
            key={name}
            name={name}
            label={label}
            isOptional
            hint="Tu usuario o la dirección."
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
      </div>
    </Card>
  )
}
