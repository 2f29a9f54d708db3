import { formatDate } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail/templates'
import { greeting } from '../format'
import { ActionButton } from '../look/action-button'
import { Heading } from '../look/heading'
import { Paragraph } from '../look/paragraph'
import type { Template } from '../template'

type Props = MailTemplates['request-work-question']

export const requestWorkQuestion: Template<Props> = {
  subject: ({ title }) => `¿Cómo va el trabajo? ${title}`,
  preview: () => 'Hace un tiempo que no sabemos nada. Se responde con un toque.',
  reason: 'Te preguntamos porque una solicitud tuya figura en curso hace mucho y sin novedades.',
  Body: ({ firstName, title, professionalName, answerUntil, answers }) => (
    <>
      <Heading>¿Cómo va el trabajo?</Heading>
      <Paragraph>
        {greeting(firstName)} Tu solicitud <strong>{title}</strong> figura en curso
        {professionalName ? (
          <>
            {' '}
            con <strong>{professionalName}</strong>
          </>
        ) : null}{' '}
        y hace tiempo que no sabemos cómo sigue. Contanos:
      </Paragraph>
      {answers.map(({ answer, text, url }) => (
        <ActionButton key={answer} href={url} look="outline">
          {text}
        </ActionButton>
      ))}
      <Paragraph isQuiet>
        Si no se hizo, la abrimos de nuevo para otros profesionales. Si no nos respondés antes del{' '}
        {formatDate(answerUntil)}, la cerramos como completada.
      </Paragraph>
    </>
  ),
}
