import { contactSubjectTexts } from '@oficio/contracts/support/contact-texts'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['contact-message-received']

/** Forwards a message of the contact form to the support address. */
export const contactMessageReceived: Template<Props> = {
  subject: ({ subject, name }) => `Mensaje de contacto de ${name}: ${contactSubjectTexts[subject]}`,
  preview: ({ message }) => (message.length > 110 ? `${message.slice(0, 110)}…` : message),
  reason: 'Te escribimos porque este es el email de atención del sitio.',
  Body: ({ subject, name, email, message, deskUrl }) => (
    <>
      <Heading>Alguien te escribió</Heading>
      <Paragraph>
        {name} ({email}) mandó este mensaje por el formulario de contacto.
      </Paragraph>
      <Panel>
        <p style={panelTitleStyle}>{contactSubjectTexts[subject]}</p>
        <p style={{ ...panelTextStyle, margin: 0, whiteSpace: 'pre-line' }}>{message}</p>
      </Panel>
      <Paragraph>Respondé desde el panel: así el equipo ve qué ya tiene respuesta.</Paragraph>
      <ActionButton href={deskUrl}>Responder</ActionButton>
    </>
  ),
  samples: [
    {
      subject: 'billing',
      name: 'Lucía Fernández',
      email: 'lucia@example.com',
      message: 'Hola, necesito la factura del mes pasado.\n¿A qué dirección la pido?',
      deskUrl: sampleUrl('/admin/contact-messages/0193d1c4-7a54-7c3e-9f5a-2a1b3c4d5e6f'),
    },
  ],
}
