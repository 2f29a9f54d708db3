import { type EventType, type HistoryEntry, statusTexts } from '@oficio/contracts/service-requests/shapes'

const texts: Record<Exclude<EventType, 'status_changed'>, string> = {
  filed: 'envió la solicitud',
  confirmed: 'confirmó la solicitud',
  lead_taken: 'vio los datos de contacto',
  contacted: 'marcó que hizo contacto',
  extended: 'extendió el plazo',
  edited: 'corrigió la solicitud',
  moved: 'cambió el rubro o la localidad',
  lead_returned: 'devolvió un contacto',
  made_urgent: 'pagó para que sea urgente',
  urgency_refunded: 'pidió que se devuelva la tarifa de urgencia',
  reopened: 'dijo que no estaba completada y la reabrió',
  work_answered: 'contestó cómo sigue el trabajo',
  work_praised: 'calificó el trabajo',
}

/** Returns the event as a sentence in the third person: 'Lucía Paz vio los datos de contacto'. */
export function historyText({ type, actorKind, actorName, toStatus }: HistoryEntry): string {
  const actorText = actorKind === 'client' ? 'El cliente' : actorKind === 'system' ? 'El sitio' : actorName
  if (type !== 'status_changed') return `${actorText} ${texts[type]}`
  return toStatus
    ? `${actorText} la pasó a: ${statusTexts[toStatus].toLowerCase()}`
    : `${actorText} cambió el estado`
}
