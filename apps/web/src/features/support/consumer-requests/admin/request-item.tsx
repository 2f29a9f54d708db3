import {
  type ConsumerRequestForAdmin,
  consumerRequestKindTexts,
  consumerRequestStatusTexts,
} from '@oficio/contracts/support/consumer-requests'
import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { cn } from '@/lib/cn'
import { answerFacts, askerFacts, askerLink } from '../../answer-facts'
import { DueClock, isOverdue } from '../../due-clock'
import { AnswerDialog } from './answer-dialog'

interface RequestItemProps {
  request: ConsumerRequestForAdmin
  nowMs: number
}

/** All that an admin needs to carry out what a consumer asks, and the answer once it is given. */
export function RequestItem({ request, nowMs }: RequestItemProps) {
  const { kind, code, detail, status, createdAt, dueAt, isAnonymised } = request
  const isOpen = status === 'open'
  return (
    <Card asChild className={cn(isOpen && isOverdue({ dueAt, nowMs }) && 'border-urgent')}>
      <article>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 space-y-1">
            <h2 className="text-xl">
              {consumerRequestKindTexts[kind]}{' '}
              <span className="whitespace-nowrap tiny:break-all tiny:whitespace-normal">{code}</span>
            </h2>
            <p className="text-sm text-muted-foreground">
              Llegó{' '}
              <time dateTime={createdAt} title={formatMoment(createdAt)}>
                {formatAge(createdAt, nowMs)}
              </time>
            </p>
          </div>
          {isOpen ? (
            <DueClock dueAt={dueAt} nowMs={nowMs} />
          ) : (
            <Badge tone={status === 'done' ? 'success' : 'muted'}>{consumerRequestStatusTexts[status]}</Badge>
          )}
        </div>
        {isAnonymised ? (
          <p className="mt-4 text-muted-foreground">Los datos personales ya se borraron.</p>
        ) : (
          <>
            <blockquote className="mt-4 border-l-4 border-primary-soft pl-4 break-words whitespace-pre-line">
              {detail}
            </blockquote>
            <DescriptionList className="mt-4" items={factsOf(request)} />
          </>
        )}
        {isOpen && (
          <div className="mt-5 flex flex-col gap-3 sm:flex-row">
            <AnswerDialog request={request} status="done" />
            <AnswerDialog request={request} status="refused" />
          </div>
        )}
      </article>
    </Card>
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
