import { errors } from '@oficio/contracts/errors'
import { type LinkQuery, linkActions } from '@oficio/contracts/service-requests/link-query'
import { isLive, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import { workAnswerNames, workAnswers } from '@oficio/contracts/service-requests/work'
import { CircleCheck, PhoneIncoming, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { LinkedSection } from '@/lib/linked-section'
import { ConfirmSection } from '../confirming/confirm-section'
import { ClosedBox } from './closed-box'
import { CompleteDialog } from './complete-dialog'
import { ContactedButton } from './contacted-button'
import { DoneStep } from './done-step'
import { ExtendQuestion } from './extend-question'
import { isDenialOver, type NextStep } from './next-step'
import { StartDialog } from './start-dialog'
import { StepCard } from './step-card'
import { WorkQuestion } from './work-question'

/** Renders the question about a reported lead. The page passes it in, because it belongs to another feature. */
export type ReportQuestionOf = (question: {
  reportId: string
  professionalName: string
  /** The answer that the client clicked in the mail about this report. */
  firstAnswer: string | null
}) => ReactNode

interface StepSectionProps {
  tracking: TrackingView
  token: string
  query: LinkQuery
  step: NextStep
  leadsPerRequest: number
  reportQuestion: ReportQuestionOf
  isReviewed: boolean
  /** Shown once the client agrees that the work is completed. */
  review: ReactNode
}

/** Shows the one next step of the client, if there is one. */
export function StepSection(props: StepSectionProps) {
  const { tracking, query } = props
  const isAnswered =
    query.reporte !== null && !tracking.leads.some(({ openReportId }) => openReportId === query.reporte)
  return (
    <LinkedSection isAskedFor={asksForStep(query)} className="space-y-5 outline-none empty:hidden">
      {isAnswered && (
        <Alert tone="success" title="Esa pregunta ya está respondida">
          Gracias por contarnos.
        </Alert>
      )}
      {isDenialOver(tracking, query) && (
        <Alert tone="warning" title="Ya no se puede reabrir">
          {errors.reopen_window_over.text}
        </Alert>
      )}
      <Step {...props} />
    </LinkedSection>
  )
}

/**
 * Returns whether the link asks for a step. The stars do not count, because they lead to the review, which has its own
 * section.
 */
const asksForStep = ({ estrellas: _stars, ...otherParams }: LinkQuery): boolean =>
  Object.values(otherParams).some((value) => value !== null)

function Step(props: StepSectionProps) {
  const { tracking, token, query, step, leadsPerRequest, reportQuestion } = props
  const { request, leads } = tracking
  switch (step.kind) {
    case 'confirm':
      return (
        <ConfirmSection
          requestId={request.id}
          token={token}
          email={request.client.email ?? ''}
          leadsPerRequest={leadsPerRequest}
          isCodeWaiting={tracking.isCodeWaiting}
          isWaiting={isLive(request.status) && !request.isConfirmed}
          code={query.codigo}
          proof={query.prueba}
        />
      )
    case 'report':
      return reportQuestion({
        reportId: step.reportId,
        professionalName: step.professionalName,
        firstAnswer: step.reportId === query.reporte ? query.respuesta : null,
      })
    case 'deny':
      return (
        <DoneStep
          tracking={tracking}
          token={token}
          isDenialTapped={query.accion === linkActions.deny}
          areStarsTapped={query.estrellas !== null}
          isReviewed={props.isReviewed}
          review={props.review}
        />
      )
    case 'work':
      return (
        <WorkQuestion
          tracking={tracking}
          token={token}
          firstAnswer={workAnswers.find((answer) => workAnswerNames[answer] === query.trabajo) ?? null}
        />
      )
    case 'extend':
      return <ExtendQuestion tracking={tracking} token={token} />
    case 'contacted':
      return (
        <StepCard
          icon={PhoneIncoming}
          title="¿Ya te contactaron?"
          text="Avisanos cuando hablen: así los demás saben que la solicitud avanza."
        >
          <ContactedButton requestId={request.id} token={token} isMain />
        </StepCard>
      )
    case 'begin':
      return (
        <StepCard
          icon={UsersRound}
          title="Elegí con quién hacés el trabajo"
          text="Cuando te decidas, o si ya empezó, contanos con quién. Nadie más va a poder ver tu teléfono ni tu email."
        >
          <StartDialog requestId={request.id} token={token} leads={leads} isMain />
        </StepCard>
      )
    case 'complete':
      return (
        <StepCard
          icon={CircleCheck}
          title="¿Terminó el trabajo?"
          text="Cuando esté todo listo, cerrá la solicitud desde acá."
        >
          <CompleteDialog tracking={tracking} token={token} isMain />
        </StepCard>
      )
    case 'closed':
      return <ClosedBox tracking={tracking} />
    case 'wait':
      return null
  }
}
