import { countOf } from '@oficio/contracts/text/count-of'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['contact-messages-waiting']

const messagesOf = (count: number) => countOf(count, 'mensaje de contacto', 'mensajes de contacto')

/** Tells the support address how many contact messages were too many to mail one by one. */
export const contactMessagesWaiting: Template<Props> = {
  subject: ({ count }) => `En el panel ${count === 1 ? 'espera' : 'esperan'} ${messagesOf(count)} más`,
  preview: () => 'Llegaron muchos en poco tiempo. Están en el panel.',
  reason: 'Te escribimos porque este es el email de atención del sitio.',
  Body: ({ count, deskUrl }) => (
    <>
      <Heading>Hay más mensajes en el panel</Heading>
      <Paragraph>
        En poco tiempo llegaron muchos mensajes por el formulario de contacto, y dejamos de avisarte de a uno
        para no llenarte la casilla. De entonces {count === 1 ? 'espera' : 'esperan'} en el panel{' '}
        {messagesOf(count)} de los que no te mandamos un email.
      </Paragraph>
      <Paragraph>Puede haber consultas de verdad entre ellos: conviene mirarlos todos.</Paragraph>
      <ActionButton href={deskUrl}>Ver los mensajes</ActionButton>
    </>
  ),
  samples: [
    { count: 37, deskUrl: sampleUrl('/admin/contact-messages') },
    { count: 1, deskUrl: sampleUrl('/admin/contact-messages') },
  ],
}
