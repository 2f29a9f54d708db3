import {
  type LeadReportForAdmin,
  reportAnswerTexts,
  reportReasonTexts,
} from '@oficio/contracts/leads/reports'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { CellLink } from '@/components/ui/cell-link'
import { DescriptionList } from '@/components/ui/description-list'
import { factLink } from '@/components/ui/link-classes'
import { DecideDialog } from './decide-dialog'
import { DecisionBadge } from './decision-badge'

interface ReportItemProps {
  report: LeadReportForAdmin
  nowMs: number
  /** The account of the reporting professional, with the possible decisions about it. */
  account: ReactNode
}

/** Shows an admin everything that is needed to decide about a reported lead, and the decision once it is made. */
export function ReportItem({ report, nowMs, account }: ReportItemProps) {
  const { id, reason, note, requestId, requestTitle, professional, createdAt, status } = report
  return (
    <Card asChild>
      <article>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 space-y-1">
            <h2 className="text-xl">{reportReasonTexts[reason]}</h2>
            <p className="text-sm text-muted-foreground">
              {professional.name} lo reportó{' '}
              <time dateTime={createdAt} title={formatMoment(createdAt)}>
                {formatAge(createdAt, nowMs)}
              </time>
            </p>
          </div>
          {status !== 'pending' && <DecisionBadge status={status} />}
        </div>
        {note && (
          <blockquote className="mt-4 border-l-4 border-primary-soft pl-4 break-words">{note}</blockquote>
        )}
        <DescriptionList
          className="mt-4"
          items={[
            {
              term: 'Solicitud',
              value: <CellLink href={paths.serviceRequest(requestId)}>{requestTitle}</CellLink>,
            },
            { term: 'Cuenta del profesional', value: account },
            { term: 'Cliente', value: <Client report={report} /> },
            {
              term: 'Respuesta del cliente',
              value: report.answer ? (
                <span className="font-semibold">{reportAnswerTexts[report.answer]}</span>
              ) : (
                'Todavía no respondió'
              ),
            },
            {
              term: 'Devoluciones del mes',
              value: `${report.automaticReturnsThisMonth} de ${limits.automaticReturnsPerMonth} automáticas de ${professional.name}`,
            },
            ...(report.decidedAt
              ? [{ term: 'Resuelto', value: <Decision report={report} at={report.decidedAt} /> }]
              : []),
          ]}
        />
        {status === 'pending' && (
          <div className="mt-5 flex flex-col gap-3 sm:flex-row">
            <DecideDialog reportId={id} professionalName={professional.name} decision="return" />
            <DecideDialog reportId={id} professionalName={professional.name} decision="refuse" />
          </div>
        )}
      </article>
    </Card>
  )
}

function Client({ report: { clientName, clientPhone } }: { report: LeadReportForAdmin }) {
  return (
    <>
      {clientName},{' '}
      <a
        href={`tel:${clientPhone.replace(/[^\d+]/g, '')}`}
        className={`-my-2.5 whitespace-nowrap tabular-nums tiny:whitespace-normal ${factLink}`}
      >
        {clientPhone}
      </a>
    </>
  )
}

function Decision({ report: { decisionNote }, at }: { report: LeadReportForAdmin; at: string }) {
  return (
    <>
      <time dateTime={at}>{formatMoment(at)}</time>
      {decisionNote && <span className="block break-words">{decisionNote}</span>}
    </>
  )
}
