'use client'

import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { ReactNode } from 'react'
import { DescriptionList } from '@/components/ui/description-list'
import { EditableCard } from './editable-card'
import { WorkForm } from './work-form'

interface WorkCardProps {
  tracking: TrackingView
  token: string
  photos: ReactNode
  /** The controls that change them. */
  photoField: ReactNode
  rubros: readonly RubroView[]
  provincias: readonly PlaceView[]
}

/** What was asked for: to be corrected while nobody made contact. */
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
