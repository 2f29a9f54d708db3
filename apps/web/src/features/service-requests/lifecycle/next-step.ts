import { type LinkQuery, linkActions } from '@oficio/contracts/service-requests/link-query'
import {
  isLive,
  isWaiting,
  type ServiceRequestStatus,
  type TrackingView,
} from '@oficio/contracts/service-requests/shapes'
import { mayMove } from '@oficio/contracts/service-requests/transitions'

export type NextStep =
  | { kind: 'confirm' | 'extend' | 'contacted' | 'begin' | 'complete' | 'closed' | 'wait' }
  | { kind: 'deny' }
  | { kind: 'work' }
  | { kind: 'report'; reportId: string; professionalName: string }

/**
 * Returns the one thing that the client is asked next: what the mail's link asks, then what waits for their word, then
 * what their request comes to by its state. Nothing is asked that cannot have happened: nobody makes contact before
 * somebody has opened the data.
 */
export function nextStep(tracking: TrackingView, query: LinkQuery): NextStep {
  const { request, leads } = tracking
  const isOpen = isLive(request.status)
  const reports = leads.flatMap(({ openReportId, professionalName }) =>
    openReportId ? [{ kind: 'report' as const, reportId: openReportId, professionalName }] : [],
  )
  const asked = reports.find(({ reportId }) => reportId === query.reporte)
  // The code of a link is sent by the step itself, so it comes first even where it has nothing left to do.
  if (query.codigo !== null) return { kind: 'confirm' }
  if (asked) return asked
  // It has a last day, which a question about a report has not.
  if (tracking.completion?.deniableUntil) return { kind: 'deny' }
  if (!isOpen) return reports[0] ?? { kind: 'closed' }
  const isWorking = request.status === 'in_progress'
  if (isWorking && query.trabajo !== null) return { kind: 'work' }
  if (query.accion === linkActions.extend) return { kind: 'extend' }
  if (!request.isConfirmed) return { kind: 'confirm' }
  if (reports[0]) return reports[0]
  if (isWorking) return { kind: tracking.workAnswerUntil ? 'work' : 'complete' }
  if (!hasHolder(leads)) return { kind: 'wait' }
  return { kind: mayMove('client', request.status, 'open') ? 'contacted' : 'begin' }
}

/** Returns whether each card of a professional offers to choose them: not beside the step that asks for the same. */
export const mayChooseOnCard = ({ request }: TrackingView, step: NextStep): boolean =>
  isWaiting(request.status) && step.kind !== 'begin'

/**
 * Returns whether a mail's 'No fue así' was tapped after the last day on which it could be said. Of what the client said
 * themselves it never could be.
 */
export const isDenialOver = ({ completion }: TrackingView, { accion }: LinkQuery): boolean =>
  accion === linkActions.deny &&
  completion !== null &&
  completion.by !== 'client' &&
  completion.deniableUntil === null

export type Option = 'contacted' | 'begin' | 'complete' | 'extend' | 'urgent' | 'cancel'

/** Returns what else the client of a live request may do, beside the step that is asked for. */
export function otherOptions(tracking: TrackingView, step: NextStep): Option[] {
  const { request, leads, extendableUntil, urgentOffer } = tracking
  const may = (status: ServiceRequestStatus) => mayMove('client', request.status, status)
  // What nobody can have done yet, since nobody has opened the data, is not offered.
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
