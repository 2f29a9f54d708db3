'use client'

import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import { DescriptionList } from '@/components/ui/description-list'
import { MailAddress } from '@/components/ui/mail-address'
import { ContactForm } from './contact-form'
import { EditableCard } from './editable-card'
import { contactAnchor } from './use-save-edit'

interface ContactCardProps {
  tracking: TrackingView
  token: string
}

/** Shows the client's contact data, which can be edited while the request is live. */
export function ContactCard({ tracking, token }: ContactCardProps) {
  const { request, phoneNational } = tracking
  const { client } = request
  if (!client.email) {
    return (
      <EditableCard title="Tu contacto" canEdit={false} form={() => null}>
        <p className="text-muted-foreground">Ya los borramos, porque pasó un tiempo desde que se cerró.</p>
      </EditableCard>
    )
  }
  return (
    <EditableCard
      title="Tu contacto"
      anchor={contactAnchor}
      canEdit={isLive(request.status)}
      form={(close) => <ContactForm tracking={tracking} token={token} onClose={close} />}
    >
      <DescriptionList
        className="[&>div]:grid-cols-[5.5rem_1fr] tiny:[&>div]:grid-cols-1"
        items={[
          { term: 'Nombre', value: `${client.firstName} ${client.lastName}` },
          { term: 'Teléfono', value: phoneNational },
          { term: 'Email', value: <MailAddress>{client.email}</MailAddress> },
        ]}
      />
    </EditableCard>
  )
}
