import { type LinkQuery, linkActions } from '@oficio/contracts/service-requests/link-query'
import {
  isLive,
  isWaiting,
  type ServiceRequestStatus,
  type TrackingView,
} from '@oficio/contracts/service-requests/shapes'
import { canMove } from '@oficio/contracts/service-requests/transitions'

export type NextStep =
  | { kind: 'confirm' | 'extend' | 'contacted' | 'begin' | 'complete' | 'closed' | 'wait' }
  | { kind: 'deny' }
  | { kind: 'work' }
  | { kind: 'report'; reportId: string; professionalName: string }

/**
 * Returns the one question to ask the client next. The question of the mail's link comes first, then questions that
 * wait for an answer, then the step for the status of the request. Skips steps that cannot have happened: without a
 * lead there is no contact.
 */
export function nextStep(tracking: TrackingView, query: LinkQuery): NextStep {
  const { request, leads } = tracking
  const isOpen = isLive(request.status)
  const reports = leads.flatMap(({ openReportId, professionalName }) =>
    openReportId ? [{ kind: 'report' as const, reportId: openReportId, professionalName }] : [],
  )
  const requestedReport = reports.find(({ reportId }) => reportId === query.reporte)
  // First, even if the request is confirmed already, because only this step handles the code of a link.
  if (query.codigo !== null) return { kind: 'confirm' }
  if (requestedReport) return requestedReport
  // Before questions about reports, because only this question has a deadline.
  if (tracking.completion?.deniableUntil) return { kind: 'deny' }
  if (!isOpen) return reports[0] ?? { kind: 'closed' }
  const isWorking = request.status === 'in_progress'
  if (isWorking && query.trabajo !== null) return { kind: 'work' }
  if (query.accion === linkActions.extend) return { kind: 'extend' }
  if (!request.isConfirmed) return { kind: 'confirm' }
  if (reports[0]) return reports[0]
  if (isWorking) return { kind: tracking.workAnswerUntil ? 'work' : 'complete' }
  if (!hasHolder(leads)) return { kind: 'wait' }
  return { kind: canMove('client', request.status, 'open') ? 'contacted' : 'begin' }
}

/**
 * Returns whether the card of each professional has a button to choose them. It has none if the current step is to
 * choose.
 */
export const mayChooseOnCard = ({ request }: TrackingView, step: NextStep): boolean =>
  isWaiting(request.status) && step.kind !== 'begin'

/**
 * Returns whether the client clicked 'No fue así' in a mail after the last day for it. Never true for a completion by
 * the client, which cannot be denied.
 */
export const isDenialOver = ({ completion }: TrackingView, { accion }: LinkQuery): boolean =>
  accion === linkActions.deny &&
  completion !== null &&
  completion.by !== 'client' &&
  completion.deniableUntil === null

export type Option = 'contacted' | 'begin' | 'complete' | 'extend' | 'urgent' | 'cancel'

/** Returns the other actions for the client of a live request, without the current step. */
export function otherOptions(tracking: TrackingView, step: NextStep): Option[] {
  const { request, leads, extendableUntil, urgentOffer } = tracking
  const may = (status: ServiceRequestStatus) => canMove('client', request.status, status)
  // Without a lead, the work cannot have begun.
  const canHaveBegun = request.status === 'in_progress' || hasHolder(leads)
  const all: Record<Option, boolean> = {
    contacted: may('open') && canHaveBegun,
    begin: may('in_progress') && canHaveBegun,
    complete: may('completed') && canHaveBegun,
    extend: extendableUntil !== null,
    urgent: urgentOffer !== null,
    cancel: may('cancelled'),
  }
  const names: Option[] = ['contacted', 'begin', 'complete', 'extend', 'urgent', 'cancel']
  return names.filter((option) => all[option] && option !== step.kind)
}

const hasHolder = (leads: TrackingView['leads']): boolean => leads.some(({ status }) => status === 'active')
