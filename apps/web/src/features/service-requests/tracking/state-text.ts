import {
  cancelReasonTexts,
  type HistoryEntry,
  type TrackingView,
} from '@oficio/contracts/service-requests/shapes'
import { offerText } from '../offer-text'

/** Returns the status of the request and the next step as a short text for its client. */
export function stateText({ request, leads, completion }: TrackingView): string {
  const active = leads.filter(({ status }) => status === 'active')
  const chosenLead = active.find(({ isChosen }) => isChosen)
  switch (request.status) {
    case 'pending':
      return pendingText(request, active)
    case 'open':
      return 'Ya hubo contacto. Cuando te decidas por alguien, elegilo acá.'
    case 'in_progress':
      return chosenLead
        ? `El trabajo está en curso con ${chosenLead.professionalName}.`
        : 'El trabajo está en curso. Cuando termine, marcala como completada.'
    case 'completed':
      return hasClientAgreed(request.history ?? [])
        ? 'Confirmaste que quedó completado. ¡Gracias por contarnos!'
        : completedText(completion)
    case 'cancelled':
      return closedText(request.statusReason)
  }
}

/**
 * Returns the text for a pending request. Does not count professionals who reported that they could not reach the
 * client.
 */
function pendingText(
  { firstOffer, createdAt }: TrackingView['request'],
  active: TrackingView['leads'],
): string {
  const callers = active.filter(({ isReported }) => !isReported)
  if (callers.length > 1)
    return `${callers.length} profesionales ya vieron tu solicitud: deberían llamarte o escribirte pronto.`
  if (callers[0])
    return `${callers[0].professionalName} ya vio tu solicitud: debería llamarte o escribirte pronto.`
  if (active.length === 0 && firstOffer)
    return `${offerText(firstOffer, createdAt)}. Después les avisamos también a otros profesionales de tu zona.`
  if (active.length === 0) return 'Ya está publicada. Cuando un profesional la vea te avisamos por email.'
  return active.length === 1
    ? 'Un profesional vio tu solicitud y nos avisó que no pudo avanzar con el contacto.'
    : `${active.length} profesionales vieron tu solicitud y nos avisaron que no pudieron avanzar con el contacto.`
}

/** Returns whether the client confirmed or praised the work after somebody else had marked it as completed. */
function hasClientAgreed(history: readonly HistoryEntry[]): boolean {
  const sinceReopened = history.slice(history.findLastIndex(({ type }) => type === 'reopened') + 1)
  const completionIndex = sinceReopened.findIndex(
    ({ actorKind, toStatus }) => actorKind !== 'client' && toStatus === 'completed',
  )
  const isAgreement = ({ actorKind, type, toStatus }: HistoryEntry) =>
    actorKind === 'client' && (type === 'work_praised' || toStatus === 'completed')
  return completionIndex >= 0 && sinceReopened.slice(completionIndex).some(isAgreement)
}

function completedText(completion: TrackingView['completion']): string {
  if (completion?.by === 'system') return 'La cerramos como completada porque no hubo más novedades.'
  if (completion?.by === 'professional')
    return `${completion.professionalName ?? 'Un profesional'} marcó el trabajo como completado.`
  return 'El trabajo se completó. ¡Gracias por contarnos!'
}

function closedText(reason: string | null): string {
  if (!reason) return 'Esta solicitud se canceló. Ningún profesional más puede ver tu teléfono ni tu email.'
  const reasonText = cancelReasonTexts[reason]
  return reasonText ? `${reasonText}.` : `Motivo: ${reason}`
}
