import { workAnswerNames, workAnswers, workAnswerTexts } from '@oficio/contracts/service-requests/work'
import { formatDate } from '@oficio/contracts/text/format-date'
import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Paragraph } from '../../look/paragraph'
import { NamedFace } from '../../look/person'
import { inAWeek, sampleNobody, sampleShown, sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['request-work-question']

/** Asks a client how the work is going after a long time without news. */
export const requestWorkQuestion: Template<Props> = {
  subject: ({ title }) => `¿Cómo va el trabajo? ${title}`,
  preview: () => 'Hace un tiempo que no sabemos nada. Se responde enseguida.',
  drawing: () => 'homeRepairs',
  reason: 'Te preguntamos porque una solicitud tuya sigue en curso hace mucho y sin novedades.',
  Body: ({ firstName, title, professionalName, answerUntil, answers, ...face }) => (
    <>
      <Heading>¿Cómo va el trabajo?</Heading>
      <Paragraph>
        {greeting(firstName)} Tu solicitud <strong>{title}</strong> sigue en curso
        {professionalName ? (
          <>
            {' '}
            con <strong>{professionalName}</strong>
          </>
        ) : null}{' '}
        y hace tiempo que no sabemos cómo va. Contanos:
      </Paragraph>
      <NamedFace professionalName={professionalName} {...face} />
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
  samples: [...sampleShown, sampleNobody].map((professional) => ({
    firstName: 'Lucía',
    title: 'Plomería en Rosario',
    ...professional,
    answerUntil: inAWeek,
    answers: workAnswers.map((answer) => ({
      answer,
      text: workAnswerTexts[answer],
      url: sampleUrl(`/seguimiento/abc.def?trabajo=${workAnswerNames[answer]}`),
    })),
  })),
}
