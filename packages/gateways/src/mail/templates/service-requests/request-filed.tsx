import { formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { deadlineText, greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Code } from '../../look/code'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { inAnHour, inAWeek, sampleRequest, sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['request-filed']

/** Asks a client to confirm a new request by code or link, or acknowledges a request that is already confirmed. */
export const requestFiled: Template<Props> = {
  subject: ({ isConfirmed, urgency, title }) => {
    const request = urgency ? 'tu solicitud urgente' : 'tu solicitud'
    return isConfirmed ? `Recibimos ${request}: ${title}` : `Confirmá ${request}: ${title}`
  },
  preview: ({ isConfirmed, code, firstOffer }) =>
    isConfirmed ? whoHasIt(firstOffer) : `Tu código es ${code}. También podés confirmar desde el enlace.`,
  drawing: () => 'requestSent',
  reason:
    'Te escribimos porque con este email se pidió un servicio en nuestro sitio. Si no fuiste vos, ignorá este mensaje.',
  Body: (props) => (props.isConfirmed ? <Confirmed {...props} /> : <ToConfirm {...props} />),
  samples: [
    {
      ...sampleRequest,
      firstName: null,
      confirmUrl: sampleUrl('/seguimiento/abc.def?confirmar=1'),
      code: '482913',
      expiresAt: inAWeek,
      isConfirmed: false,
      urgency: null,
      firstOffer: null,
    },
    {
      ...sampleRequest,
      confirmUrl: sampleUrl('/seguimiento/abc.def?confirmar=1'),
      code: '482913',
      expiresAt: inAWeek,
      isConfirmed: true,
      urgency: null,
      firstOffer: null,
    },
    ...[inAnHour, null].map((dueAt) => ({
      ...sampleRequest,
      confirmUrl: sampleUrl('/seguimiento/abc.def?confirmar=1'),
      code: '482913',
      expiresAt: inAWeek,
      isConfirmed: dueAt === null,
      urgency: { priceArs: 15_000, dueAt },
      firstOffer: null,
    })),
    ...[true, false].map((isConfirmed) => ({
      ...sampleRequest,
      confirmUrl: sampleUrl('/seguimiento/abc.def?confirmar=1'),
      code: '482913',
      expiresAt: inAWeek,
      isConfirmed,
      urgency: null,
      firstOffer: { professionalName: isConfirmed ? 'Diego Gómez' : null, until: inAnHour },
    })),
  ],
}

function ToConfirm({
  firstName,
  title,
  confirmUrl,
  code,
  trackingUrl,
  expiresAt,
  urgency,
  firstOffer,
}: Props) {
  return (
    <>
      <Heading>Confirmá tu solicitud</Heading>
      <Paragraph>
        {greeting(firstName)} Recibimos tu solicitud de <strong>{title}</strong>. {whoHasIt(firstOffer)}{' '}
        Confirmala para que sepan que es real: así más profesionales van a poder contactarte.
      </Paragraph>
      <Paid urgency={urgency} />
      <ActionButton href={confirmUrl}>Confirmar mi solicitud</ActionButton>
      <Panel>
        <p style={{ ...panelTextStyle, textAlign: 'center' }}>
          O escribí este código en la página de tu solicitud
        </p>
        <Code>{code}</Code>
      </Panel>
      <TextLink href={trackingUrl}>Seguir mi solicitud</TextLink>
      <KeepThis expiresAt={expiresAt} />
    </>
  )
}

function Confirmed({ firstName, title, trackingUrl, expiresAt, urgency, firstOffer }: Props) {
  return (
    <>
      <Heading>Tu solicitud está en marcha</Heading>
      <Paragraph>
        {greeting(firstName)} Recibimos tu solicitud de <strong>{title}</strong>. {whoHasIt(firstOffer)} Quien
        pueda hacerlo te va a llamar o escribir.
      </Paragraph>
      <Paid urgency={urgency} />
      <ActionButton href={trackingUrl}>Seguir mi solicitud</ActionButton>
      <KeepThis expiresAt={expiresAt} />
    </>
  )
}

/** Says who was notified: all professionals nearby, or at first only the professional that the client chose. */
function whoHasIt(offer: Props['firstOffer']): string {
  if (offer === null) return 'Ya les avisamos a los profesionales de tu zona.'
  return `Hasta ${deadlineText(offer.until)} lo ve solo ${offer.professionalName ?? 'el profesional que elegiste'}; después les avisamos también a otros de tu zona.`
}

/** Confirms the urgency fee and says what it pays for. */
function Paid({ urgency }: Pick<Props, 'urgency'>) {
  if (urgency === null) return null
  const { priceArs, dueAt } = urgency
  return (
    <Panel look="sun">
      <p style={panelTitleStyle}>Recibimos tu pago de {formatMoney(priceArs)}</p>
      <p style={panelTextStyle}>
        {dueAt === null
          ? 'Tu solicitud es urgente y se muestra antes que las demás.'
          : `Tu solicitud es urgente. Si nadie te contacta antes de ${deadlineText(dueAt)}, te devolvemos la tarifa automáticamente, sin que la pidas.`}
      </p>
    </Panel>
  )
}

function KeepThis({ expiresAt }: { expiresAt: string }) {
  return (
    <Paragraph isQuiet>
      Queda activa hasta el {formatMoment(expiresAt)}. Guardá este email: desde acá ves quién vio tu
      solicitud, corregís lo que haga falta, la completás o la cancelás. No lo reenvíes, porque quien tenga el
      enlace puede hacer lo mismo.
    </Paragraph>
  )
}
