import {
  type ContactMessageForAdmin,
  contactMessageStatusTexts,
} from '@oficio/contracts/support/contact-messages'
import { contactSubjectTexts } from '@oficio/contracts/support/contact-texts'
import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { answerFacts, askerFacts } from '../../answer-facts'
import { AnswerDialog } from './answer-dialog'
import { statusTones } from './status-tones'

interface MessageItemProps {
  message: ContactMessageForAdmin
  nowMs: number
}

/** A message of the contact form, who wrote it, and what became of it. */
export function MessageItem({ message, nowMs }: MessageItemProps) {
  const { subject, status, createdAt, isAnonymised } = message
  const { name, email, account } = askerFacts(message)
  return (
    <Card asChild>
      <article>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 space-y-1">
            <h2 className="text-xl">{contactSubjectTexts[subject]}</h2>
            <p className="text-sm text-muted-foreground">
              Llegó{' '}
              <time dateTime={createdAt} title={formatMoment(createdAt)}>
                {formatAge(createdAt, nowMs)}
              </time>
            </p>
          </div>
          <Badge tone={statusTones[status]}>{contactMessageStatusTexts[status]}</Badge>
        </div>
        {isAnonymised ? (
          <p className="mt-4 text-muted-foreground">Los datos personales ya se borraron.</p>
        ) : (
          <>
            <blockquote className="mt-4 border-l-4 border-primary-soft pl-4 break-words whitespace-pre-line">
              {message.message}
            </blockquote>
            <DescriptionList
              className="mt-4"
              items={[
                name,
                email,
                account,
                ...answerFacts(message, status === 'done' ? 'Nota del equipo' : 'Respuesta'),
              ]}
            />
          </>
        )}
        {status === 'open' && (
          <div className="mt-5 flex flex-col gap-3 sm:flex-row">
            <AnswerDialog message={message} status="answered" />
            <AnswerDialog message={message} status="done" />
          </div>
        )}
      </article>
    </Card>
  )
}
