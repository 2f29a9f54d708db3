import {
  type ConsumerRequestForAdmin,
  consumerRequestKindTexts,
  consumerRequestStatusTexts,
} from '@oficio/contracts/support/consumer-requests'
import { Badge } from '@/components/ui/badge'
import { answerFacts, askerFacts, askerLink } from '../../answer-facts'
import { DueClock, isOverdue } from '../../due-clock'
import { SupportItem, SupportItemTitle } from '../../support-item'
import { AnswerDialog } from './answer-dialog'

interface RequestItemProps {
  request: ConsumerRequestForAdmin
  nowMs: number
}

/** A consumer's request with all that an admin needs to fulfil it, and its answer. */
export function RequestItem({ request, nowMs }: RequestItemProps) {
  const { kind, code, detail, status, createdAt, dueAt, isAnonymised } = request
  const isOpen = status === 'open'
  return (
    <SupportItem
      title={<SupportItemTitle kind={consumerRequestKindTexts[kind]} code={code} />}
      state={
        isOpen ? (
          <DueClock dueAt={dueAt} nowMs={nowMs} />
        ) : (
          <Badge tone={status === 'done' ? 'success' : 'muted'}>{consumerRequestStatusTexts[status]}</Badge>
        )
      }
      createdAt={createdAt}
      nowMs={nowMs}
      isLate={isOpen && isOverdue({ dueAt, nowMs })}
      words={detail}
      facts={factsOf(request)}
      isAnonymised={isAnonymised}
      answers={
        isOpen && (
          <>
            <AnswerDialog request={request} status="done" />
            <AnswerDialog request={request} status="refused" />
          </>
        )
      }
    />
  )
}

function factsOf(request: ConsumerRequestForAdmin) {
  const { phone } = request
  const { name, email, account } = askerFacts(request)
  return [
    name,
    email,
    ...(phone
      ? [
          {
            term: 'Teléfono',
            value: (
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={askerLink}>
                {phone}
              </a>
            ),
          },
        ]
      : []),
    account,
    ...answerFacts(request),
  ]
}
