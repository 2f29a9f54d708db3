'use client'

import { paths } from '@oficio/contracts/paths'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { OwnProfile } from '@oficio/contracts/professionals/profile'
import { useRouter } from 'next/navigation'
import { type ReactNode, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FormUnsaved } from '@/components/ui/form-unsaved'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { LiveForm } from '@/components/ui/live-form'
import { SaveRow } from '@/components/ui/save-row'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { faultsOf } from '@/lib/forms/form-faults'
import { toast } from '@/lib/toast'
import { bodyOf } from '../joining/form/body-of'
import { ContactPhoneField } from '../joining/form/contact-phone-field'
import { DocumentsField } from '../joining/form/documents-field'
import { PlaceFields } from '../joining/form/place-fields'
import { PortraitField } from '../joining/form/portrait-field'
import { controlOf, type ProfessionalValues } from '../joining/form/professional-values'
import { RadiusField } from '../joining/form/radius-field'
import { useProfessionalForm } from '../joining/form/use-professional-form'
import { WordsFields } from '../joining/form/words-fields'
import { SaveRefusal } from './save-refusal'

/** The fields in page order. */
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
  /** The element that shows the effect of rubros and work area. */
  reach: ReactNode
  /** The element with the facts that only the team can correct. */
  fixed: ReactNode
}

/** The form of a professional's profile: texts for clients, work area and contact (docs/product.md, 'Own profile'). */
export function ProfileForm({ profile, provincias, reach, fixed }: ProfileFormProps) {
  const { form, attempt, refusal, saved, save, overwrite } = useProfileForm(profile)
  const { errors, isSubmitting } = form.formState
  const faults = faultsOf(errors, fieldNames, controlOf)
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
          <FormUnsaved savedValues={saved} />
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

const schema = () => import('./profile-schema').then((module) => module.profileSchema)

/** State of the profile's form. `overwrite` saves it even if another tab saved meanwhile. */
function useProfileForm({ registration, version: read }: OwnProfile) {
  const router = useRouter()
  const version = useRef(read)
  const { sendBy, ...state } = useProfessionalForm({ registration, schema, visibleFields: fieldNames })

  const saveBy = (isSure: boolean) =>
    sendBy(async (values) => {
      const { changeProfileEndpoint } = await loadPart(import('@oficio/contracts/professionals/profile'))
      const body = { ...bodyOf(values), ...(!isSure && { version: version.current }) }
      version.current = (await callApi(changeProfileEndpoint, { body })).version
      toast.success('Guardamos tu perfil')
      // Reloads the page's data, because elements beside the form show what is missing and how clients see the profile.
      router.refresh()
    })

  return { ...state, save: saveBy(false), overwrite: saveBy(true) }
}
