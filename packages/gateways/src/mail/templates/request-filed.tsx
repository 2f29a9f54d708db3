import type { MailTemplates } from '@oficio/domain/mail/templates'
import { formatMoment } from '../format'
import { ActionButton } from '../look/action-button'
import { Code } from '../look/code'
import { Heading } from '../look/heading'
import { Panel, panelTextStyle } from '../look/panel'
import { Paragraph } from '../look/paragraph'
import { TextLink } from '../look/text-link'
import type { Template } from '../template'

type Props = MailTemplates['request-filed']

export const requestFiled: Template<Props> = {
  subject: ({ isConfirmed, title }) =>
    isConfirmed ? `Recibimos tu solicitud: ${title}` : `Confirmá tu solicitud: ${title}`,
  preview: ({ isConfirmed, code }) =>
    isConfirmed
      ? 'Ya les avisamos a los profesionales de tu zona.'
      : `Tu código es ${code}. También podés confirmar con un toque.`,
  reason:
    'Te escribimos porque con este email se pidió un servicio en nuestro sitio. Si no fuiste vos, ignorá este mensaje.',
  Body: (props) => (props.isConfirmed ? <Confirmed {...props} /> : <ToConfirm {...props} />),
}

function ToConfirm({ firstName, title, confirmUrl, code, trackingUrl, expiresAt }: Props) {
  return (
    <>
      <Heading>Confirmá tu solicitud</Heading>
      <Paragraph>
        Hola, {firstName}. Recibimos tu pedido de <strong>{title}</strong> y ya les avisamos a los
        profesionales de tu zona. Confirmalo para que sepan que es real: así más profesionales van a poder
        contactarte.
      </Paragraph>
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

function Confirmed({ firstName, title, trackingUrl, expiresAt }: Props) {
  return (
    <>
      <Heading>Tu solicitud está en marcha</Heading>
      <Paragraph>
        Hola, {firstName}. Recibimos tu pedido de <strong>{title}</strong> y ya les avisamos a los
        profesionales de tu zona. Quien pueda hacerlo te va a llamar o escribir.
      </Paragraph>
      <ActionButton href={trackingUrl}>Seguir mi solicitud</ActionButton>
      <KeepThis expiresAt={expiresAt} />
    </>
  )
}

function KeepThis({ expiresAt }: { expiresAt: string }) {
  return (
    <Paragraph isQuiet>
      Queda activa hasta el {formatMoment(expiresAt)}. Guardá este mail: desde acá ves quién abrió tus datos,
      corregís lo que haga falta, la completás o la cancelás. No lo reenvíes, porque quien tenga el enlace
      puede hacer lo mismo.
    </Paragraph>
  )
}
