import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleRequest } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['request-link']

/** Sends a client the tracking link of a request again. */
export const requestLink: Template<Props> = {
  subject: ({ title }) => `Tu enlace para seguir ${title}`,
  preview: () => 'Con este enlace ves quién miró tu solicitud, la corregís o la cancelás.',
  drawing: () => 'requestSent',
  reason: 'Te escribimos porque alguien pidió desde el sitio los enlaces de las solicitudes de este email.',
  Body: ({ firstName, title, trackingUrl }) => (
    <>
      <Heading>Acá está tu solicitud</Heading>
      <Paragraph>
        {greeting(firstName)} Con este enlace seguís <strong>{title}</strong>: ves quién la miró, la corregís
        o la cancelás.
      </Paragraph>
      <ActionButton href={trackingUrl}>Ver mi solicitud</ActionButton>
      <Paragraph isQuiet>No se lo pases a nadie: quien lo tiene puede hacer lo mismo que vos.</Paragraph>
    </>
  ),
  samples: [sampleRequest],
}
