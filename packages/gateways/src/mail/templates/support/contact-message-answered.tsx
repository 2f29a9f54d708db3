import { contactSubjectTexts } from '@oficio/contracts/support/contact-texts'
import { formatMoment } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { TextLink } from '../../look/text-link'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['contact-message-answered']

/** The team's answer to a message of the contact form. */
export const contactMessageAnswered: Template<Props> = {
  subject: ({ subject }) => `Respondimos tu mensaje: ${contactSubjectTexts[subject]}`,
  preview: ({ answer }) => (answer.length > 110 ? `${answer.slice(0, 110)}…` : answer),
  reason: 'Te escribimos para responder un mensaje que mandaste desde nuestro sitio.',
  Body: ({ subject, createdAt, answer, contactUrl }) => (
    <>
      <Heading>Respondimos tu mensaje</Heading>
      <Paragraph>
        Hola. Esta es nuestra respuesta a lo que nos escribiste el {formatMoment(createdAt)}:
      </Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{contactSubjectTexts[subject]}</p>
        <p style={{ ...panelTextStyle, margin: 0, whiteSpace: 'pre-line' }}>{answer}</p>
      </Panel>
      <Paragraph>Si te quedó alguna duda, respondé este email.</Paragraph>
      <TextLink href={contactUrl}>Escribirnos por otra cosa</TextLink>
    </>
  ),
  samples: [
    {
      subject: 'billing',
      createdAt: '2026-11-21T17:30:00.000Z',
      answer: 'Te mandamos la factura en otro email, a esta misma dirección.',
      contactUrl: sampleUrl('/contacto'),
    },
  ],
}
