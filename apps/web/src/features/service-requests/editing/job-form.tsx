'use client'

import { errors } from '@oficio/contracts/errors'
import type { PlaceView } from '@oficio/contracts/places'
import type { RubroView } from '@oficio/contracts/rubros'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { resolverOf } from '@/lib/forms/resolver-of'
import { AddressFields } from '../fields/address-fields'
import { ExpiryField } from '../fields/expiry-field'
import { JobFields } from '../fields/job-fields'
import { PlaceFields } from '../fields/place-fields'
import { requestForm } from '../fields/request-schema'
import { EditButtons } from './edit-buttons'
import { changedJob, type JobValues, jobValuesOf } from './job-edit'
import { useSaveEdit } from './use-save-edit'

interface JobFormProps {
  tracking: TrackingView
  token: string
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
  photoField: ReactNode
  onClose: () => void
}

const jobForm = requestForm.pick({
  rubroId: true,
  description: true,
  title: true,
  state: true,
  city: true,
  townName: true,
  serviceAddress: true,
  postalCode: true,
  photos: true,
  pendingUploads: true,
  expirationDays: true,
})

export function JobForm({ tracking, token, rubros, provincias, photoField, onClose }: JobFormProps) {
  const { request, fixedBecause } = tracking
  const form = useForm<JobValues, unknown, z.output<typeof jobForm>>({
    resolver: resolverOf(async () => jobForm),
    mode: 'onTouched',
    defaultValues: jobValuesOf(tracking, provincias),
  })
  const { save, refusal } = useSaveEdit({ requestId: request.id, token, form, onSaved: onClose })
  const { dirtyFields } = form.formState

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit((values) =>
          save(changedJob(values, dirtyFields, { photos: request.photos ?? [], fixedBecause })),
        )}
        className="space-y-5"
      >
        {fixedBecause && <Alert>{errors[fixedBecause].text}</Alert>}
        <JobFields rubros={rubros} isRubroFixed={fixedBecause !== null} />
        {photoField}
        {fixedBecause ? <AddressFields /> : <PlaceFields provincias={provincias} townLabel={request.city} />}
        <ExpiryField />
        <EditButtons refusal={refusal} onCancel={onClose} />
      </form>
    </FormProvider>
  )
}
