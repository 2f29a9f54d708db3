import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { NamedFace } from '../../look/person'
import { samplePerson, sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['lead-report-question']

/** Asks a client whether a professional contacted them, because the professional reported the lead. */
export const leadReportQuestion: Template<Props> = {
  subject: ({ title }) => `¿Te contactaron? ${title}`,
  preview: ({ professionalName }) => `Una pregunta sobre ${professionalName}: se responde con un toque.`,
  reason: 'Te preguntamos una sola vez, porque un profesional reportó un problema con una solicitud tuya.',
  Body: ({ firstName, title, professionalName, answers, ...face }) => (
    <>
      <Heading>¿Te contactó {professionalName}?</Heading>
      <Paragraph>
        {greeting(firstName)} <strong>{professionalName}</strong> tomó tu solicitud <strong>{title}</strong> y
        nos avisó que no pudo avanzar con el contacto. Contanos qué pasó:
      </Paragraph>
      <NamedFace professionalName={professionalName} {...face} />
      {answers.map(({ answer, text, url }) => (
        <ActionButton key={answer} href={url} look="outline">
          {text}
        </ActionButton>
      ))}
      <Paragraph isQuiet>
        Tu respuesta nos ayuda a que el sitio sea justo para todos. Es un toque y listo.
      </Paragraph>
    </>
  ),
  samples: [
    {
      firstName: 'Lucía',
      title: 'Plomería en Rosario',
      professionalName: samplePerson.professionalName,
      portraitUrl: samplePerson.portraitUrl,
      faceSeed: samplePerson.faceSeed,
      answers: [
        {
          answer: 'contacted',
          text: 'Sí, hablamos',
          url: sampleUrl('/seguimiento/abc.def?respuesta=contacted'),
        },
        {
          answer: 'not_contacted',
          text: 'No, no me contactó',
          url: sampleUrl('/seguimiento/abc.def?respuesta=not_contacted'),
        },
        {
          answer: 'already_hired',
          text: 'Ya contraté a otra persona',
          url: sampleUrl('/seguimiento/abc.def?respuesta=already_hired'),
        },
        {
          answer: 'not_mine',
          text: 'Yo no hice esta solicitud',
          url: sampleUrl('/seguimiento/abc.def?respuesta=not_mine'),
        },
      ],
    },
  ],
}
