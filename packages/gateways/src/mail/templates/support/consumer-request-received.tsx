import { limits } from '@oficio/contracts/limits'
import { formatMoment } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { Heading } from '../../look/heading'
import { Panel, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['consumer-request-received']

const whatFor: Record<Props['kind'], string> = { withdrawal: 'arrepentimiento', cancellation: 'baja' }

/** Acknowledges a consumer request with its reference code and the deadline of the answer. */
export const consumerRequestReceived: Template<Props> = {
  subject: ({ kind, code }) => `Recibimos tu pedido de ${whatFor[kind]}: ${code}`,
  preview: ({ dueAt }) => `Lo respondemos antes del ${formatMoment(dueAt)}.`,
  reason:
    'Te escribimos porque con este email se envió un pedido en nuestro sitio. Si no fuiste vos, respondé este mensaje.',
  Body: ({ kind, code, topic, createdAt, dueAt, termsUrl }) => (
    <>
      <Heading>Recibimos tu pedido</Heading>
      <Paragraph>
        Hola. Este es el código de tu pedido de {whatFor[kind]}. Guardalo: con él podés preguntarnos o
        reclamar.
      </Paragraph>
      <Panel>
        <p style={{ ...panelTitleStyle, fontSize: '24px', lineHeight: '32px', margin: 0 }}>{code}</p>
      </Panel>
      <Paragraph>
        Lo recibimos el {formatMoment(createdAt)}. Te respondemos por este medio dentro de las{' '}
        {limits.consumerRequestHours} horas, antes del <strong>{formatMoment(dueAt)}</strong>.
      </Paragraph>
      {topic && (
        <Paragraph>
          Es sobre: <strong>{topic}</strong>.
        </Paragraph>
      )}
      <TextLink href={termsUrl}>Ver los términos y condiciones</TextLink>
    </>
  ),
  samples: [
    {
      kind: 'withdrawal',
      code: 'ARR-7K3M-92QX',
      topic: 'Una solicitud urgente',
      createdAt: '2026-11-21T17:30:00.000Z',
      dueAt: '2026-11-22T17:30:00.000Z',
      termsUrl: sampleUrl('/terminos-y-condiciones'),
    },
  ],
}
