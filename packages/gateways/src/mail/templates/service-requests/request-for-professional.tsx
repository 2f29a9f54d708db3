import { countOf } from '@oficio/contracts/text/count-of'
import { formatDistance } from '@oficio/contracts/text/format-distance'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { rubroDrawing } from '@oficio/drawings/icons'
import { deadlineText, greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Badge } from '../../look/badge'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { color } from '../../look/theme'
import { inAnHour, sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['request-for-professional']

/** Notifies a professional of a new request nearby, without private data of the client. */
export const requestForProfessional: Template<Props> = {
  subject: ({ title, distanceKm, isUrgent, aloneUntil }) =>
    `${subjectStart(isUrgent, aloneUntil !== null)}${aloneUntil === null ? '' : ','} ${formatDistance(distanceKm, 'a menos de 1 km')}: ${title}`,
  preview: ({ excerpt }) => excerpt ?? beforeConfirmation,
  drawing: ({ rubroIcon }) => rubroDrawing(rubroIcon),
  reason:
    'Te escribimos porque figurás como profesional disponible y esta solicitud es de uno de tus rubros y de tu zona.',
  Body: (props) => (
    <>
      <Heading>{props.isUrgent ? 'Hay un trabajo urgente para vos' : 'Hay un trabajo para vos'}</Heading>
      <Paragraph>
        {greeting(props.firstName)}{' '}
        {props.aloneUntil
          ? 'Un cliente vio tu perfil y te pidió un presupuesto.'
          : 'Un cliente de tu zona pidió un servicio de uno de tus rubros.'}
      </Paragraph>
      {props.aloneUntil ? <ChosenNote until={props.aloneUntil} /> : null}
      {props.isUrgent ? <Urgent until={props.urgentUntil} /> : null}
      <Request {...props} />
      <ActionButton href={props.requestUrl}>Ver la solicitud</ActionButton>
      <Paragraph isQuiet>{props.aloneUntil ? laterText : explainSeats(props.seatsLeft)}</Paragraph>
    </>
  ),
  samples: [
    {
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      rubroIcon: 'droplets',
      excerpt:
        'Pierde la canilla de la cocina desde ayer y ya puse un balde. El departamento es un segundo piso por escalera; prefiero a la tarde.',
      city: 'Rosario',
      state: 'Santa Fe',
      distanceKm: 3.24,
      photoCount: 2,
      isConfirmed: true,
      isUrgent: false,
      urgentUntil: null,
      aloneUntil: null,
      seatsLeft: 4,
      requestUrl: sampleUrl('/professional/requests/0198'),
    },
    {
      firstName: 'Martín',
      title: 'Plomería en Villa Gobernador Gálvez',
      rubroIcon: 'droplets',
      excerpt: null,
      city: 'Villa Gobernador Gálvez',
      state: 'Santa Fe',
      distanceKm: 0.4,
      photoCount: 0,
      isConfirmed: false,
      isUrgent: false,
      urgentUntil: null,
      aloneUntil: null,
      seatsLeft: 1,
      requestUrl: sampleUrl('/professional/requests/0199'),
    },
    {
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      rubroIcon: 'droplets',
      excerpt: 'Se tapó la pileta de la cocina.',
      city: 'Rosario',
      state: 'Santa Fe',
      distanceKm: 1.2,
      photoCount: 0,
      isConfirmed: true,
      isUrgent: false,
      urgentUntil: null,
      aloneUntil: inAnHour,
      seatsLeft: 5,
      requestUrl: sampleUrl('/professional/requests/0201'),
    },
    ...[inAnHour, null].map((until) => ({
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      rubroIcon: 'droplets',
      excerpt: 'Se rompió el flotante del tanque y desborda a la calle.',
      city: 'Rosario',
      state: 'Santa Fe',
      distanceKm: 2.1,
      photoCount: 1,
      isConfirmed: true,
      isUrgent: true,
      urgentUntil: until,
      aloneUntil: null,
      seatsLeft: 5,
      requestUrl: sampleUrl('/professional/requests/0200'),
    })),
  ],
}

function subjectStart(isUrgent: boolean, isChosen: boolean): string {
  if (isChosen) return isUrgent ? 'Urgente: un cliente te eligió a vos' : 'Un cliente te eligió a vos'
  return isUrgent ? 'Urgente: nueva solicitud' : 'Nueva solicitud'
}

const beforeConfirmation =
  'El cliente todavía no confirmó su email. Lo que escribió y sus fotos los ves en la solicitud.'
const laterText = 'Después les llega también a otros profesionales de la zona del cliente.'

function ChosenNote({ until }: { until: string }) {
  return (
    <Panel look="sun">
      <p style={panelTitleStyle}>Te eligió a vos: hasta {deadlineText(until)} la ves solo vos</p>
      <p style={panelTextStyle}>En ese tiempo ningún otro profesional puede ver sus datos de contacto.</p>
    </Panel>
  )
}

function Urgent({ until }: { until: string | null }) {
  return (
    <Panel look="sun">
      <p style={panelTitleStyle}>El cliente pagó para que lo contacten enseguida</p>
      <p style={panelTextStyle}>
        {until === null
          ? 'Si lo podés hacer, llamalo ahora.'
          : `Espera que alguien lo contacte antes de ${deadlineText(until)}. Si hablás con él, marcá «Contactado».`}
      </p>
    </Panel>
  )
}

function explainSeats(seatsLeft: number): string {
  if (seatsLeft === 0)
    return 'En este momento no quedan lugares; si se libera uno, vas a poder ver los datos de contacto.'
  const seats =
    seatsLeft === 1
      ? 'Queda 1 lugar: un solo profesional más puede ver los datos de contacto.'
      : `Quedan ${seatsLeft} lugares para ver los datos de contacto.`
  return `${seats} Quien llama primero suele quedarse con el trabajo.`
}

function Request({ title, excerpt, city, state, distanceKm, photoCount, isConfirmed }: Props) {
  return (
    <Panel>
      <p style={panelTitleStyle}>{title}</p>
      <p style={panelTextStyle}>
        {city}, {state} · {formatDistance(distanceKm, 'a menos de 1 km')}
        {photoCount > 0 ? ` · ${countOf(photoCount, 'foto', 'fotos')}` : ''}
      </p>
      <p
        style={{
          ...panelTextStyle,
          margin: '10px 0 14px',
          color: color.foreground,
          whiteSpace: 'pre-line',
        }}
      >
        {excerpt ?? beforeConfirmation}
      </p>
      <p style={{ margin: 0 }}>
        {isConfirmed ? (
          <Badge look="green">El cliente confirmó su solicitud</Badge>
        ) : (
          <Badge look="sun">Contacto sin confirmar</Badge>
        )}
      </p>
      {isConfirmed ? null : (
        <p style={{ ...panelTextStyle, margin: '8px 0 0' }}>
          Si lo tomás ahora, no descuenta tus contactos gratis.
        </p>
      )}
    </Panel>
  )
}
