import type { ServiceRequestForAdmin } from '@oficio/contracts/admin/service-requests'
import { paths } from '@oficio/contracts/paths'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Section } from '@/components/layout/section'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { factLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'
import { StatusPill } from '@/components/ui/status-pill'
import { UrgentBadge } from '@/components/ui/urgent-badge'
import { RequestHistory } from '@/features/service-requests/tracking/request-history'
import { CancelDialog } from './cancel-dialog'
import { historyText } from './history-text'

/**
 * The page of a service request in the panel: the client, the professionals who opened the contact data, and the
 * history.
 */
export function RequestView({ view }: { view: ServiceRequestForAdmin }) {
  const { request } = view
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0 space-y-10">
        <Card className="space-y-4">
          <p className="flex flex-wrap gap-2">
            <StatusPill status={request.status} />
            {request.isUrgent && <UrgentBadge />}
            {!request.isConfirmed && <Badge>Sin confirmar</Badge>}
          </p>
          <p className="break-words whitespace-pre-line">{request.description}</p>
          <Photos photos={request.photos ?? []} />
          <DescriptionList items={factsOf(view)} />
          {isLive(request.status) && <CancelDialog requestId={request.id} />}
        </Card>
        <Leads view={view} />
      </div>
      <Section title="Historial">
        <Card>
          <RequestHistory history={request.history ?? []} titleOf={historyText} />
        </Card>
      </Section>
    </div>
  )
}

function Photos({ photos }: { photos: NonNullable<ServiceRequestForAdmin['request']['photos']> }) {
  if (photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, thumbUrl, fullUrl }, position) => (
        <li key={id}>
          <a href={fullUrl}>
            {/* biome-ignore lint/performance/noImgElement: photos come ready in two sizes from the files gateway */}
            <img
              src={thumbUrl}
              alt={`Foto ${position + 1}`}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-control object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function factsOf({ request, urgencyIntentId }: ServiceRequestForAdmin) {
  const { client, serviceAddress, postalCode, rubroName, city, state, createdAt, expiresAt, status } = request
  const { firstName, lastName, phone, email } = client
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim()
  const link = `-my-2.5 wrap-anywhere ${factLink}`
  const missing = 'Datos borrados'
  return [
    { term: 'Rubro', value: rubroName },
    { term: 'Lugar', value: `${city}, ${state}` },
    { term: 'Cliente', value: name || missing },
    {
      term: 'Teléfono',
      value: phone ? (
        <a href={`tel:${phone}`} className={link}>
          {phone}
        </a>
      ) : (
        missing
      ),
    },
    {
      term: 'Email',
      value: email ? <MailLink address={email} className={link} /> : missing,
    },
    { term: 'Dirección', value: [serviceAddress, postalCode].filter(Boolean).join(', ') || missing },
    { term: 'Enviada', value: formatMoment(createdAt) },
    ...(isLive(status) ? [{ term: 'Vence', value: formatMoment(expiresAt) }] : []),
    ...(urgencyIntentId
      ? [
          {
            term: 'Tarifa de urgencia',
            value: (
              <Link href={paths.adminPayment(urgencyIntentId)} className={link}>
                Ver el pago
              </Link>
            ),
          },
        ]
      : []),
  ]
}

function Leads({ view: { leads, toldCount } }: { view: ServiceRequestForAdmin }) {
  return (
    <Section
      title="Contactos"
      description={
        toldCount === 1 ? 'Se le avisó a 1 profesional.' : `Se les avisó a ${toldCount} profesionales.`
      }
    >
      {leads.length === 0 ? (
        <p className="text-muted-foreground">Nadie vio los datos de contacto.</p>
      ) : (
        <Card asChild padding="none">
          <ul className="divide-y">
            {leads.map(({ id, professionalId, professionalName, takenAt, contactedAt, isReturned }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4">
                <span className="min-w-0">
                  <Link
                    href={paths.adminProfessional(professionalId)}
                    className={`-my-2.5 break-words ${factLink}`}
                  >
                    {professionalName}
                  </Link>
                  <span className="block text-sm text-muted-foreground">
                    Vio los datos de contacto: {formatMoment(takenAt)}
                  </span>
                </span>
                {isReturned ? (
                  <Badge>Devuelto</Badge>
                ) : (
                  contactedAt && <Badge tone="success">Contactado, {formatMoment(contactedAt)}</Badge>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  )
}
