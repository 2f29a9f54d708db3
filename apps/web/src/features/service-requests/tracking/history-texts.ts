import type { HistoryEntry } from '@oficio/contracts/service-requests/shapes'

/** Returns the title of a history entry, addressed to the client. */
export function historyTitle(entry: HistoryEntry): string {
  const { type, actorName, actorKind } = entry
  switch (type) {
    case 'filed':
      return 'Hiciste la solicitud'
    case 'confirmed':
      return 'Confirmaste que sos vos'
    case 'lead_taken':
      return `${actorName} vio tu solicitud`
    case 'contacted':
      return `${actorName} te contactó`
    case 'extended':
      return 'Extendiste el plazo'
    case 'edited':
      return 'Corregiste la solicitud'
    case 'moved':
      return 'Cambiaste el rubro o la localidad'
    case 'lead_returned':
      return 'Se devolvió un contacto y quedó un lugar libre'
    case 'made_urgent':
      return 'Pagaste para que sea urgente'
    case 'urgency_refunded':
      return 'Pedimos que te devuelvan la tarifa de urgencia'
    case 'reopened':
      return 'Dijiste que no estaba completado y se reabrió'
    case 'work_praised':
      return 'Calificaste el trabajo'
    case 'work_answered':
      return workAnswered(entry)
    case 'status_changed':
      return actorKind === 'client' ? ownChange(entry) : foreignChange(entry)
  }
}

function workAnswered({ toStatus }: HistoryEntry): string {
  if (toStatus === 'completed') return 'Contaste que el trabajo está completado'
  return toStatus === 'open' ? 'Contaste que el trabajo no se hizo' : 'Contaste que el trabajo sigue'
}

function ownChange({ fromStatus, toStatus }: HistoryEntry): string {
  if (toStatus === 'open') return 'Contaste que te contactaron'
  if (toStatus === 'in_progress') return 'Elegiste a un profesional'
  if (toStatus === 'completed')
    return fromStatus === 'completed'
      ? 'Confirmaste que quedó completado'
      : 'Marcaste el trabajo como completado'
  return 'Cancelaste la solicitud'
}

function foreignChange({ toStatus, actorName, actorKind, reason }: HistoryEntry): string {
  if (toStatus === 'completed' && actorKind === 'system') return 'La cerramos porque no hubo más novedades'
  if (toStatus === 'in_progress') return `${actorName} dijo que empezó el trabajo`
  if (toStatus === 'completed') return `${actorName} marcó el trabajo como completado`
  if (toStatus === 'cancelled') {
    return reason === 'expired' ? 'La solicitud venció' : `${actorName} canceló la solicitud`
  }
  return `${actorName} anotó que hubo contacto`
}
