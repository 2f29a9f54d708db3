import { countOf } from '@oficio/contracts/text/count-of'
import { formatDistance } from '@oficio/contracts/text/format-distance'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { rubroDrawing } from '@oficio/drawings/icons'
import { Link } from '@react-email/link'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Badge } from '../../look/badge'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { color } from '../../look/theme'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['requests-digest']
type DigestedRequest = Props['requests'][number]

const sample: DigestedRequest = {
  title: 'Plomería en Rosario',
  rubroIcon: 'droplets',
  city: 'Rosario',
  state: 'Santa Fe',
  distanceKm: 3.24,
  photoCount: 2,
  isConfirmed: true,
  isUrgent: false,
  seatsLeft: 4,
  requestUrl: sampleUrl('/professional/requests/0198'),
}

/** The daily mail to a professional with the new requests of the day. Each title links to its request. */
export const requestsDigest: Template<Props> = {
  subject: ({ requests, hasMore }) => `${countedText(requests, hasMore)} para vos`,
  preview: ({ requests }) => requests.map(({ title }) => title).join(' · '),
  drawing: ({ requests }) => rubroDrawing(requests[0]?.rubroIcon ?? ''),
  reason:
    'Te escribimos para contarte juntas las solicitudes que no te avisamos en el momento, porque figurás como profesional disponible y son de tus rubros y de tu zona.',
  Body: ({ firstName, requests, hasMore, portalUrl, choicesUrl }) => (
    <>
      <Heading>{`${countedText(requests, hasMore)} para vos`}</Heading>
      <Paragraph>
        {greeting(firstName)} Esto pidieron clientes de tu zona desde el último resumen, y todavía quedan
        lugares.
      </Paragraph>
      {requests.map((request) => (
        <Request key={request.requestUrl} {...request} />
      ))}
      <ActionButton href={portalUrl}>{hasMore ? 'Ver todas en mi portal' : 'Ir a mi portal'}</ActionButton>
      <Paragraph isQuiet>
        Las urgentes, y las que un cliente te pide solo a vos, te llegan en el momento.
      </Paragraph>
      <TextLink href={choicesUrl}>Elegir qué avisos recibir</TextLink>
    </>
  ),
  samples: [
    {
      firstName: 'Martín',
      requests: [
        sample,
        {
          ...sample,
          title: 'Instalación de un termotanque eléctrico',
          city: 'Villa Gobernador Gálvez',
          distanceKm: 0.4,
          photoCount: 0,
          isConfirmed: false,
          isUrgent: true,
          seatsLeft: 1,
          requestUrl: sampleUrl('/professional/requests/0199'),
        },
      ],
      hasMore: true,
      portalUrl: sampleUrl('/professional/portal'),
      choicesUrl: sampleUrl('/user/notices/choices'),
    },
    {
      firstName: 'Martín',
      requests: [sample],
      hasMore: false,
      portalUrl: sampleUrl('/professional/portal'),
      choicesUrl: sampleUrl('/user/notices/choices'),
    },
  ],
}

const countedText = ({ length }: Props['requests'], hasMore: boolean): string =>
  hasMore
    ? `Más de ${countOf(length, 'solicitud nueva', 'solicitudes nuevas')}`
    : countOf(length, 'solicitud nueva', 'solicitudes nuevas')

function Request(request: DigestedRequest) {
  const { title, city, state, distanceKm, photoCount, isConfirmed, isUrgent, seatsLeft, requestUrl } = request
  return (
    <Panel>
      <p style={panelTitleStyle}>
        <Link href={requestUrl} style={{ color: color.primary, textDecoration: 'underline' }}>
          {title}
        </Link>
      </p>
      <p style={panelTextStyle}>
        {city}, {state} · {formatDistance(distanceKm)}
        {photoCount > 0 ? ` · ${countOf(photoCount, 'foto', 'fotos')}` : ''}
      </p>
      <p style={panelTextStyle}>
        {seatsLeft === 1 ? 'Queda 1 lugar' : `Quedan ${seatsLeft} lugares`}
        {isConfirmed ? '' : ' · Si la tomás ahora, no descuenta tus contactos gratis'}
      </p>
      <p style={{ margin: '8px 0 0' }}>
        {isUrgent ? <Badge look="sun">Urgente</Badge> : null}{' '}
        {isConfirmed ? (
          <Badge look="green">El cliente confirmó su solicitud</Badge>
        ) : (
          <Badge look="sun">Contacto sin confirmar</Badge>
        )}
      </p>
    </Panel>
  )
}
