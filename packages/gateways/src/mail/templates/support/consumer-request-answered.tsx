import { consumerClaimsUrl } from '@oficio/contracts/legal'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { Badge } from '../../look/badge'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import type { Template } from '../../template'

type Props = MailTemplates['consumer-request-answered']

const outcomes: Record<Props['kind'], { done: string; refusal: string }> = {
  withdrawal: { done: 'Tu arrepentimiento está hecho', refusal: 'No pudimos dar curso a tu arrepentimiento' },
  cancellation: { done: 'Tu baja está hecha', refusal: 'No pudimos dar curso a tu baja' },
}

const outcomeOf = ({ kind, isDone }: Props) => outcomes[kind][isDone ? 'done' : 'refusal']

/** The team's answer to a consumer request. */
export const consumerRequestAnswered: Template<Props> = {
  subject: (props) => `${outcomeOf(props)}: ${props.code}`,
  preview: ({ answer }) => (answer.length > 110 ? `${answer.slice(0, 110)}…` : answer),
  reason: 'Te escribimos para responder un pedido que hiciste en nuestro sitio.',
  Body: (props) => (
    <>
      <Heading>{outcomeOf(props)}</Heading>
      <Paragraph>Hola. Esta es nuestra respuesta a tu pedido:</Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{props.code}</p>
        <p style={{ margin: '0 0 10px' }}>
          <Badge look={props.isDone ? 'green' : 'muted'}>{props.isDone ? 'Hecho' : 'No corresponde'}</Badge>
        </p>
        <p style={{ ...panelTextStyle, margin: 0, whiteSpace: 'pre-line' }}>{props.answer}</p>
      </Panel>
      <Paragraph>
        Si no estás de acuerdo, respondé este email. También podés reclamar ante Defensa de las y los
        Consumidores, con tu código.
      </Paragraph>
      <TextLink href={props.claimsUrl}>Reclamar ante Defensa del Consumidor</TextLink>
    </>
  ),
  samples: [
    {
      kind: 'cancellation',
      code: 'BAJ-4HCD-R6TW',
      isDone: true,
      answer: 'Cancelamos tu suscripción hoy a las 10. Sigue funcionando hasta el 3 de diciembre.',
      claimsUrl: consumerClaimsUrl,
    },
    {
      kind: 'withdrawal',
      code: 'ARR-7K3M-92QX',
      isDone: false,
      answer: 'El pago es de junio, fuera del plazo que da la ley.',
      claimsUrl: consumerClaimsUrl,
    },
  ],
}
