import { type HistoryEntry, statusTexts } from '@oficio/contracts/service-requests/shapes'
import { Card } from '@/components/ui/card'
import { RequestHistory } from '../../service-requests/tracking/request-history'

/** The history of a request, as far as a professional with the lead may read it. */
export function LeadHistory({ history }: { history: readonly HistoryEntry[] | null }) {
  if (!history || history.length === 0) return null
  return (
    <Card asChild>
      <section aria-labelledby="historial">
        <h2 id="historial" className="text-2xl">
          Historial
        </h2>
        <RequestHistory history={history} titleOf={historyTitle} className="mt-5" />
      </section>
    </Card>
  )
}

/** Returns the title of a history entry for a professional with the lead. Does not name other professionals. */
function historyTitle(entry: HistoryEntry): string {
  const isReader = entry.actorKind === 'professional' && entry.actorName === 'Vos'
  switch (entry.type) {
    case 'filed':
      return 'El cliente envió la solicitud'
    case 'confirmed':
      return 'El cliente confirmó su contacto'
    case 'lead_taken':
      return isReader ? 'Viste los datos de contacto' : 'Otro profesional vio los datos de contacto'
    case 'contacted':
      return isReader ? 'Hablaste con el cliente' : 'Otro profesional habló con el cliente'
    case 'extended':
      return 'El cliente extendió el plazo'
    case 'edited':
      return 'El cliente corrigió la solicitud'
    case 'moved':
      return 'El cliente cambió el rubro o la localidad'
    case 'lead_returned':
      return 'Se devolvió un contacto y quedó un lugar libre'
    case 'made_urgent':
      return 'El cliente pagó para que sea urgente'
    case 'urgency_refunded':
      return 'Pedimos que le devuelvan la tarifa de urgencia al cliente'
    case 'reopened':
      return 'El cliente dijo que no estaba completado y se reabrió'
    case 'work_praised':
      return 'El cliente calificó el trabajo'
    case 'work_answered':
      return workAnswered(entry)
    case 'status_changed':
      return isReader ? ownChange(entry) : foreignChange(entry)
  }
}

function workAnswered({ toStatus }: HistoryEntry): string {
  if (toStatus === 'completed') return 'El cliente contó que el trabajo está completado'
  return toStatus === 'open'
    ? 'El cliente contó que el trabajo no se hizo'
    : 'El cliente contó que el trabajo sigue'
}

function ownChange({ toStatus }: HistoryEntry): string {
  if (toStatus === 'in_progress') return 'Empezaste el trabajo'
  if (toStatus === 'completed') return 'Marcaste el trabajo como completado'
  return 'Anotaste que hubo contacto'
}

function foreignChange({ toStatus, actorKind, actorName, reason }: HistoryEntry): string {
  if (reason === 'expired') return 'La solicitud venció'
  if (toStatus === 'completed' && actorKind === 'system') return 'Se cerró porque no hubo más novedades'
  if (toStatus === 'in_progress' && actorKind === 'client') return 'El cliente eligió a un profesional'
  if (toStatus === 'cancelled') return `${actorName} canceló la solicitud`
  const actorText = actorKind === 'professional' ? 'Otro profesional' : actorName
  return `${actorText} marcó la solicitud como ${toStatus ? statusTexts[toStatus].toLowerCase() : 'otra'}`
}
