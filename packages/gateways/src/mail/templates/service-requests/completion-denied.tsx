import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['completion-denied']

/** Tells a professional that the client denies the completion, so the request is open again. */
export const completionDenied: Template<Props> = {
  subject: ({ title }) => `El cliente dice que no está completado: ${title}`,
  preview: () => 'La solicitud se reabrió y volvés a ver los datos de contacto.',
  reason: 'Te escribimos porque marcaste como completado un trabajo y el cliente dijo que no fue así.',
  Body: ({ firstName, title, requestUrl }) => (
    <>
      <Heading>El cliente dice que no está completado</Heading>
      <Paragraph>
        {greeting(firstName)} Marcaste como completado el trabajo de <strong>{title}</strong> y el cliente nos
        dijo que no fue así. La solicitud se reabrió y volvés a ver sus datos de contacto.
      </Paragraph>
      <Paragraph>
        Hablalo con él. Cuando el trabajo esté completado, pedile que lo marque desde su página.
      </Paragraph>
      <ActionButton href={requestUrl}>Ver la solicitud</ActionButton>
    </>
  ),
  samples: [
    {
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      requestUrl: sampleUrl('/professional/requests/0198'),
    },
  ],
}
