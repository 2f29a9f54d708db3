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
  subject: ({ title }) => `El cliente dice que todavía falta: ${title}`,
  preview: () => 'Volvés a ver sus datos de contacto, así lo hablan.',
  reason: 'Te escribimos porque marcaste como completado un trabajo y el cliente dijo que todavía falta.',
  Body: ({ firstName, title, requestUrl }) => (
    <>
      <Heading>El cliente dice que todavía falta</Heading>
      <Paragraph>
        {greeting(firstName)} Marcaste como completado el trabajo de <strong>{title}</strong> y el cliente nos
        contó que todavía falta algo. La solicitud sigue abierta y volvés a ver sus datos de contacto.
      </Paragraph>
      <Paragraph>
        Hablalo con tu cliente. Cuando esté terminado, pedile que lo marque desde su página.
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
