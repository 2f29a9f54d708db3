import { dataAuthorityUrl } from '@oficio/contracts/legal'
import { formatDate } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['data-request-answered']

const outcomes: Record<Props['kind'], { done: string; refusal: string }> = {
  access: { done: 'Ya podés ver tus datos', refusal: 'No pudimos darte acceso a los datos' },
  correction: { done: 'Corregimos tus datos', refusal: 'No pudimos corregir los datos' },
  erasure: { done: 'Borramos tus datos', refusal: 'No pudimos borrar los datos' },
}

const outcomeOf = ({ kind, isDone }: Props) => outcomes[kind][isDone ? 'done' : 'refusal']

/** The team's answer to a request about personal data, with the download link if there is a file. */
export const dataRequestAnswered: Template<Props> = {
  subject: (props) => `${outcomeOf(props)}: ${props.code}`,
  preview: ({ answer }) => (answer.length > 110 ? `${answer.slice(0, 110)}…` : answer),
  reason: 'Te escribimos para responder un pedido que hiciste sobre tus datos personales.',
  Body: (props) => (
    <>
      <Heading>{outcomeOf(props)}</Heading>
      <Paragraph>Hola. Esta es nuestra respuesta a tu pedido:</Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{props.code}</p>
        <p style={{ ...panelTextStyle, margin: 0, whiteSpace: 'pre-line' }}>{props.answer}</p>
      </Panel>
      {props.file && (
        <>
          <ActionButton href={props.file.url}>Descargar mis datos</ActionButton>
          <Paragraph isQuiet>
            Están ahí hasta el {formatDate(props.file.until)}. No reenvíes este email: quien tenga el enlace
            puede descargarlos.
          </Paragraph>
        </>
      )}
      {props.keeps.length > 0 && (
        <>
          <Paragraph>Esto es lo que queda, y por qué:</Paragraph>
          <ul style={{ ...panelTextStyle, margin: '0 0 20px', paddingLeft: '20px' }}>
            {props.keeps.map((keptData) => (
              <li key={keptData}>{keptData}</li>
            ))}
          </ul>
        </>
      )}
      <Paragraph>
        Si no estás de acuerdo, respondé este email. También podés reclamar ante la Agencia de Acceso a la
        Información Pública.
      </Paragraph>
      <TextLink href={props.authorityUrl}>Reclamar ante la Agencia</TextLink>
    </>
  ),
  samples: [
    {
      kind: 'erasure',
      code: 'DAT-7K3M-92QX',
      isDone: true,
      answer: 'Borramos tu cuenta y tus tres solicitudes.',
      file: null,
      keeps: [
        'De tus pagos, lo que la ley obliga: importes, fechas y estados.',
        'Los mensajes que nos mandaste, por un tiempo.',
      ],
      authorityUrl: dataAuthorityUrl,
    },
    {
      kind: 'access',
      code: 'DAT-4HCD-R6TW',
      isDone: true,
      answer: 'Estos son todos los datos que tenemos de vos.',
      file: { url: sampleUrl('/datos-personales/pedido/abc'), until: '2026-12-05T17:30:00.000Z' },
      keeps: [],
      authorityUrl: dataAuthorityUrl,
    },
    {
      kind: 'correction',
      code: 'DAT-9WXC-3PTY',
      isDone: false,
      answer: 'El nombre de la factura lo corrige quien la pidió.',
      file: null,
      keeps: [],
      authorityUrl: dataAuthorityUrl,
    },
  ],
}
