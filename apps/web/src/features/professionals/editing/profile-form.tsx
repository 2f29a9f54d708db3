'use client'

import { paths } from '@oficio/contracts/paths'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { OwnProfile } from '@oficio/contracts/professionals/profile'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FormUnsaved } from '@/components/ui/form-unsaved'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { faultsOf } from '@/lib/forms/form-faults'
import { ContactPhoneField } from '../joining/form/contact-phone-field'
import { DocumentsField } from '../joining/form/documents-field'
import { PlaceFields } from '../joining/form/place-fields'
import { PortraitField } from '../joining/form/portrait-field'
import { controlOf, type ProfessionalValues } from '../joining/form/professional-values'
import { RadiusField } from '../joining/form/radius-field'
import { WordsFields } from '../joining/form/words-fields'
import { SaveRefusal } from './save-refusal'
import { useProfileForm } from './use-profile-form'

/** In the order in which they stand. */
const fieldNames = [
  'photos',
  'pendingUploads',
  'companyName',
  'description',
  'state',
  'city',
  'address',
  'postalCode',
  'serviceRadius',
  'phone',
  'documents',
  'pendingDocuments',
] as const satisfies (keyof ProfessionalValues)[]

interface ProfileFormProps {
  profile: OwnProfile
  provincias: readonly PlaceView[]
  /** What rubros and reach mean. */
  reach: ReactNode
  /** What only a person of the site corrects. */
  fixed: ReactNode
}

/** What clients read of a professional, where they work and how they are reached (docs/product.md, 'Own profile'). */
export function ProfileForm({ profile, provincias, reach, fixed }: ProfileFormProps) {
  const { form, attempt, refusal, saved, save, overwrite } = useProfileForm(profile)
  const { errors, isSubmitting } = form.formState
  const faults = faultsOf(errors, fieldNames).map(({ fieldId, message }) => ({
    fieldId: controlOf[fieldId] ?? fieldId,
    message,
  }))
  return (
    <FormProvider {...form}>
      <LiveForm noValidate onSubmit={save} className="space-y-5">
        {attempt > 0 && <ErrorSummary errors={faults} attempt={attempt} />}
        <FormPart title="Lo que leen los clientes">
          <PortraitField />
          <WordsFields />
        </FormPart>
        <FormPart title="Dónde trabajás">
          <PlaceFields provincias={provincias} townLabel={profile.registration.townLabel} isStreetOptional />
          <RadiusField />
          {reach}
          <Link href={paths.serviceSelection()} className={textLink}>
            Cambiar mis rubros
          </Link>
        </FormPart>
        <FormPart title="Contacto y papeles">
          <ContactPhoneField />
          <DocumentsField isSignedIn />
          {fixed}
        </FormPart>
        {refusal && <SaveRefusal refusal={refusal} isSending={isSubmitting} onOverwrite={overwrite} />}
        <SaveRow>
          <Button type="submit" size="lg" isLoading={isSubmitting} className="w-full sm:w-auto">
            Guardar mi perfil
          </Button>
          <FormUnsaved saved={saved} />
        </SaveRow>
      </LiveForm>
    </FormProvider>
  )
}

function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="space-y-5">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  )
}
