import { dataRequestNouns } from '@oficio/contracts/support/data-requests'
import { formatDate } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { Heading } from '../../look/heading'
import { Panel, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['data-request-received']

/** Acknowledges a confirmed request about personal data with its reference code and the deadline of the answer. */
export const dataRequestReceived: Template<Props> = {
  subject: ({ kind, code }) =>
    `Recibimos tu pedido de ${dataRequestNouns[kind]} ${kind === 'access' ? 'a' : 'de'} tus datos: ${code}`,
  preview: ({ dueAt }) => `Lo respondemos hasta el ${formatDate(dueAt)}.`,
  reason: 'Te escribimos porque confirmaste un pedido sobre tus datos personales en nuestro sitio.',
  Body: ({ kind, code, dueAt, url }) => (
    <>
      <Heading>Recibimos tu pedido</Heading>
      <Paragraph>
        Hola. Este es el código de tu pedido de {dataRequestNouns[kind]} {kind === 'access' ? 'a' : 'de'} tus
        datos. Guardalo: con él podés preguntarnos o reclamar.
      </Paragraph>
      <Panel>
        <p style={{ ...panelTitleStyle, fontSize: '24px', lineHeight: '32px', margin: 0 }}>{code}</p>
      </Panel>
      <Paragraph>
        Te respondemos por este medio hasta el <strong>{formatDate(dueAt)}</strong>, como pide la ley.
      </Paragraph>
      <TextLink href={url}>Ver cómo está mi pedido</TextLink>
    </>
  ),
  samples: [
    {
      kind: 'correction',
      code: 'DAT-7K3M-92QX',
      dueAt: '2026-12-02T17:30:00.000Z',
      url: sampleUrl('/datos-personales/pedido/abc'),
    },
  ],
}
