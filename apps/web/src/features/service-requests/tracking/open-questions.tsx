import { reportAnswers } from '@oficio/contracts/leads'
import { isLive, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import { Alert } from '@/components/ui/alert'
import { ClosedNotice } from './closed-notice'
import { ConfirmSection } from './confirm-section'
import { ExtendQuestion } from './extend-question'
import { ReportQuestion } from './report-question'

/** What a mail's link carries beside the token. */
export interface LinkQuery {
  codigo: string | null
  accion: string | null
  reporte: string | null
  respuesta: string | null
}

interface OpenQuestionsProps {
  tracking: TrackingView
  token: string
  query: LinkQuery
}

/** What waits for the client's word; what the mail's link asks stands first. */
export function OpenQuestions({ tracking, token, query }: OpenQuestionsProps) {
  const { request } = tracking
  const asked = tracking.leads
    .flatMap(({ openReportId, professionalName }) =>
      openReportId ? [{ id: openReportId, professionalName }] : [],
    )
    .sort((a, b) => Number(b.id === query.reporte) - Number(a.id === query.reporte))
  const isAnswered = query.reporte !== null && !asked.some(({ id }) => id === query.reporte)
  const isWaiting = isLive(request.status) && !request.isConfirmed

  return (
    <div className="space-y-5 empty:hidden">
      {isAnswered && (
        <Alert tone="success" title="Esa pregunta ya está respondida">
          Gracias por contarnos.
        </Alert>
      )}
      {query.accion === 'extender' && isLive(request.status) && (
        <ExtendQuestion tracking={tracking} token={token} />
      )}
      {asked.map(({ id, professionalName }) => (
        <ReportQuestion
          key={id}
          reportId={id}
          professionalName={professionalName}
          token={token}
          suggested={
            id === query.reporte ? reportAnswers.find((answer) => answer === query.respuesta) : undefined
          }
        />
      ))}
      {(isWaiting || query.codigo !== null) && (
        <ConfirmSection
          requestId={request.id}
          token={token}
          email={request.client.email ?? ''}
          isWaiting={isWaiting}
          code={query.codigo}
        />
      )}
      {!isLive(request.status) && <ClosedNotice request={request} />}
    </div>
  )
}
