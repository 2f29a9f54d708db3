'use client'

import { paths } from '@oficio/contracts/paths'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { Registration } from '@oficio/contracts/professionals/joining'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FormUnsaved } from '@/components/ui/form-unsaved'
import { LiveForm } from '@/components/ui/live-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { faultsOf } from '@/lib/forms/form-faults'
import { toast } from '@/lib/toast'
import { bodyOf } from '../form/body-of'
import { BusinessFields } from '../form/business-fields'
import { DocumentsField } from '../form/documents-field'
import { PersonFields } from '../form/person-fields'
import { PlaceFields } from '../form/place-fields'
import { PortraitField } from '../form/portrait-field'
import { controlOf, personFieldNames, workFieldNames } from '../form/professional-values'
import { RadiusField } from '../form/radius-field'
import { RubrosField } from '../form/rubros-field'
import { useProfessionalForm } from '../form/use-professional-form'

const visibleFields = [...personFieldNames, ...workFieldNames]

interface CorrectionFormProps {
  registration: Registration
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
  /** The label of the submit button. */
  action: string
  /** The element that shows the effect of the chosen rubros and radius. */
  reach: ReactNode
}

/** The form to complete or correct the data that the team reviews (docs/product.md, 'Account states'). */
export function CorrectionForm({ registration, rubros, provincias, action, reach }: CorrectionFormProps) {
  const { form, attempt, refusal, saved, send } = useCorrection(registration)
  const { errors, isSubmitting } = form.formState
  const faults = faultsOf(errors, visibleFields, controlOf)
  return (
    <FormProvider {...form}>
      <LiveForm noValidate onSubmit={send} className="space-y-5">
        {attempt > 0 && <ErrorSummary errors={faults} attempt={attempt} />}
        <Card className="space-y-5">
          <PersonFields />
          <PlaceFields provincias={provincias} townLabel={registration.townLabel} />
        </Card>
        <Card className="space-y-5">
          <RubrosField rubros={rubros} />
          <RadiusField />
          {reach}
        </Card>
        <Card className="space-y-5">
          <BusinessFields />
          <PortraitField />
          <DocumentsField isSignedIn />
        </Card>
        {refusal && (
          <Alert tone="error" title={refusal.text}>
            Lo que escribiste sigue acá.
          </Alert>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-end">
          <FormUnsaved savedValues={saved} />
          <ButtonLink href={paths.portal()} variant="outline" size="lg">
            Cancelar
          </ButtonLink>
          <Button type="submit" variant="sol" size="lg" isLoading={isSubmitting}>
            {action}
          </Button>
        </div>
      </LiveForm>
    </FormProvider>
  )
}

const schema = () => import('../form/professional-schema').then((module) => module.professionalSchema)

/** State of the correction form. After success it leads to the portal, which shows the status of the account. */
function useCorrection(registration: Registration) {
  const router = useRouter()
  const { sendBy, ...state } = useProfessionalForm({ registration, schema, visibleFields })
  const send = sendBy(async (values) => {
    const { correctRegistrationEndpoint } = await loadPart(import('@oficio/contracts/professionals/joining'))
    await callApi(correctRegistrationEndpoint, { body: bodyOf(values) })
    toast.success('Guardamos tus datos')
    router.push(paths.portal())
    router.refresh()
  })
  return { ...state, send }
}
