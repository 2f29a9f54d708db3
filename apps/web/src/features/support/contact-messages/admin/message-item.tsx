import {
  type ContactMessageForAdmin,
  contactMessageStatusTexts,
} from '@oficio/contracts/support/contact-messages'
import { contactSubjectTexts } from '@oficio/contracts/support/contact-texts'
import { Badge } from '@/components/ui/badge'
import { answerFacts, askerFacts } from '../../answer-facts'
import { SupportItem } from '../../support-item'
import { AnswerDialog } from './answer-dialog'
import { statusTones } from './status-tones'

interface MessageItemProps {
  message: ContactMessageForAdmin
  nowMs: number
}

/** A message of the contact form, with its sender and its answer. */
export function MessageItem({ message, nowMs }: MessageItemProps) {
  const { subject, status, createdAt, isAnonymised } = message
  const { name, email, account } = askerFacts(message)
  const answerTerm = status === 'done' ? 'Nota del equipo' : 'Respuesta'
  return (
    <SupportItem
      title={contactSubjectTexts[subject]}
      state={<Badge tone={statusTones[status]}>{contactMessageStatusTexts[status]}</Badge>}
      createdAt={createdAt}
      nowMs={nowMs}
      words={message.message}
      facts={[name, email, account, ...answerFacts(message, answerTerm)]}
      isAnonymised={isAnonymised}
      answers={
        status === 'open' && (
          <>
            <AnswerDialog message={message} status="answered" />
            <AnswerDialog message={message} status="done" />
          </>
        )
      }
    />
  )
}
