import {
  type DataFound,
  type DataRequestForAdmin,
  dataRequestKindTexts,
} from '@oficio/contracts/support/data-requests'
import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import { Alert } from '@/components/ui/alert'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { cn } from '@/lib/cn'
import { answerFacts, askerFacts } from '../../answer-facts'
import { isOverdue } from '../../due-clock'
import { AnswerDialog } from './answer-dialog'
import { DataState } from './data-state'
import { FoundData } from './found-data'

interface DataItemProps {
  request: DataRequestForAdmin
  /** Null until the mailbox is proven, and once it is answered. */
  found: DataFound | null
  nowMs: number
}

/** All that an admin needs to carry out what somebody asks about their data, and the answer once it is given. */
export function DataItem({ request, found, nowMs }: DataItemProps) {
  const { kind, code, detail, status, createdAt, dueAt, linkUntil, isAnonymised } = request
  const isOpen = status === 'open'
  const isLate = isOpen && dueAt !== null && isOverdue({ dueAt, nowMs })
  return (
    <div className="space-y-8">
      <Card asChild className={cn(isLate && 'border-urgent')}>
        <article>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 space-y-1">
              <h2 className="text-xl">
                {dataRequestKindTexts[kind]}{' '}
                <span className="whitespace-nowrap tiny:break-all tiny:whitespace-normal">{code}</span>
              </h2>
              <p className="text-sm text-muted-foreground">
                Llegó{' '}
                <time dateTime={createdAt} title={formatMoment(createdAt)}>
                  {formatAge(createdAt, nowMs)}
                </time>
              </p>
            </div>
            <DataState request={request} nowMs={nowMs} />
          </div>
          {status === 'unproven' && (
            <Alert tone="info" className="mt-4" title="Falta que confirme su email">
              El enlace que le mandamos vale hasta el {formatMoment(linkUntil)}. Hasta entonces no sabemos si
              la casilla es suya: no mires ni cambies nada por este pedido.
            </Alert>
          )}
          {isAnonymised ? (
            <p className="mt-4 text-muted-foreground">Los datos personales ya se borraron.</p>
          ) : (
            <>
              {detail && (
                <blockquote className="mt-4 border-l-4 border-primary-soft pl-4 break-words whitespace-pre-line">
                  {detail}
                </blockquote>
              )}
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
      {found && <FoundData found={found} isErasure={kind === 'erasure'} />}
    </div>
  )
}

function factsOf(request: DataRequestForAdmin) {
  const { email, account } = askerFacts({ ...request, name: '' })
  const { openedBy, provenAt } = request
  return [
    email,
    account,
    ...(openedBy ? [{ term: 'Lo cargó', value: openedBy }] : []),
    ...(provenAt
      ? [{ term: 'Confirmó su email', value: <time dateTime={provenAt}>{formatMoment(provenAt)}</time> }]
      : []),
    ...answerFacts(request),
  ]
}
