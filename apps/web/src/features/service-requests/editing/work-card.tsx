'use client'

import { workErrors } from '@oficio/contracts/browser-errors/work'
import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Alert } from '@/components/ui/alert'
import { DescriptionList } from '@/components/ui/description-list'

import { keepFocus } from '@/lib/forms/keep-focus'
import { resolverOf } from '@/lib/forms/resolver-of'
import { AddressFields } from '../form/address-fields'
import { ExpiryField } from '../form/expiry-field'
import { PlaceFields } from '../form/place-fields'
import { type WorkForm as CheckedWork, workForm } from '../form/request-schema'
import type { WorkValues } from '../form/request-values'
import { WorkFields } from '../form/work-fields'
import { EditButtons } from './edit-buttons'
import { EditableCard } from './editable-card'
import { HiddenFault } from './hidden-fault'
import { useSaveEdit } from './use-save-edit'
import { changedWork, visibleWorkFields, workValuesOf } from './work-edit'

interface WorkCardProps {
  tracking: TrackingView
  token: string
  photos: ReactNode
  /** The controls to change the photos. */
  photoField: ReactNode
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
}

/** Shows the requested work. It can be edited while `canEditAll`, which means before any contact. */
export function WorkCard({ tracking, token, photos, photoField, rubros, provincias }: WorkCardProps) {
  const { request, canEditAll } = tracking
  const address = [request.serviceAddress, request.postalCode && `CP ${request.postalCode}`]
    .filter(Boolean)
    .join(', ')
  return (
    <EditableCard
      title="Lo que pediste"
      canEdit={canEditAll}
      form={(close) => (
        <WorkForm
          tracking={tracking}
          token={token}
          rubros={rubros}
          provincias={provincias}
          photoField={photoField}
          onClose={close}
        />
      )}
    >
      <div className="space-y-4">
        {request.description && <p className="break-words whitespace-pre-line">{request.description}</p>}
        {photos}
        <DescriptionList
          className="[&>div]:grid-cols-[5.5rem_1fr] tiny:[&>div]:grid-cols-1"
          items={[
            { term: 'Tipo de trabajo', value: request.rubroName },
            { term: 'Localidad', value: `${request.city}, ${request.state}` },
            ...(address ? [{ term: 'Dirección', value: address }] : []),
          ]}
        />
      </div>
    </EditableCard>
  )
}

interface WorkFormProps {
  tracking: TrackingView
  token: string
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
  photoField: ReactNode
  onClose: () => void
}

function WorkForm({ tracking, token, rubros, provincias, photoField, onClose }: WorkFormProps) {
  const { request, fixedBecause } = tracking
  const form = useForm<WorkValues, unknown, CheckedWork>({
    resolver: resolverOf(async () => workForm),
    mode: 'onTouched',
    defaultValues: workValuesOf(tracking, provincias),
  })
  const visibleFields = visibleWorkFields(fixedBecause)
  const { save, ending } = useSaveEdit({
    tracking,
    token,
    form,
    visibleFields,
    onSaved: onClose,
  })
  const { dirtyFields } = form.formState

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onMouseDown={keepFocus}
        onSubmit={form.handleSubmit((values) =>
          save(changedWork(values, dirtyFields, { photos: request.photos ?? [], fixedBecause })),
        )}
        className="space-y-5"
      >
        <HiddenFault />
        {fixedBecause && <Alert>{workErrors[fixedBecause].text}</Alert>}
        <WorkFields rubros={rubros} isRubroFixed={fixedBecause !== null} />
        {photoField}
        {fixedBecause ? <AddressFields /> : <PlaceFields provincias={provincias} townLabel={request.city} />}
        <ExpiryField />
        <EditButtons {...ending} onCancel={onClose} />
      </form>
    </FormProvider>
  )
}
