import {
  type DataRequestForAdmin,
  dataRequestKindTexts,
  type StoredPersonalData,
} from '@oficio/contracts/support/data-requests'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Alert } from '@/components/ui/alert'
import { answerFacts, askerFacts } from '../../answer-facts'
import { isOverdue } from '../../due-clock'
import { SupportItem, SupportItemTitle } from '../../support-item'
import { AnswerDialog } from './answer-dialog'
import { DataState } from './data-state'
import { FoundData } from './found-data'

interface DataItemProps {
  request: DataRequestForAdmin
  /** The data that the site has. Null until the person confirmed the mailbox, and once the request is answered. */
  data: StoredPersonalData | null
  nowMs: number
}

/** A request about personal data with all that an admin needs to fulfil it, and its answer. */
export function DataItem({ request, data, nowMs }: DataItemProps) {
  const { kind, code, detail, status, createdAt, dueAt, linkUntil, isAnonymised } = request
  const isOpen = status === 'open'
  return (
    <div className="space-y-8">
      <SupportItem
        title={<SupportItemTitle kind={dataRequestKindTexts[kind]} code={code} />}
        state={<DataState request={request} nowMs={nowMs} />}
        createdAt={createdAt}
        nowMs={nowMs}
        isLate={isOpen && dueAt !== null && isOverdue({ dueAt, nowMs })}
        warning={
          status === 'unproven' && (
            <Alert tone="info" className="mt-4" title="Falta que confirme su email">
              El enlace que le mandamos vale hasta el {formatMoment(linkUntil)}. Hasta entonces no sabemos si
              la casilla es suya: no mires ni cambies nada por este pedido.
            </Alert>
          )
        }
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
      {data && <FoundData data={data} isErasure={kind === 'erasure'} />}
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
