import { cancelReasonTexts, type TrackingView } from '@oficio/contracts/service-requests/shapes'

/** Returns in one sentence how the request stands, and what comes next. */
export function standing({ request, leads, completion }: TrackingView): string {
  const active = leads.filter(({ status }) => status === 'active')
  const chosen = active.find(({ isChosen }) => isChosen)
  switch (request.status) {
    case 'pending':
      if (active.length === 0)
        return 'Ya está publicada. Cuando un profesional abra tus datos te avisamos por email.'
      return active.length === 1
        ? 'Un profesional ya tiene tus datos: debería llamarte o escribirte pronto.'
        : `${active.length} profesionales ya tienen tus datos: deberían llamarte o escribirte pronto.`
    case 'open':
      return 'Ya hubo contacto. Cuando te decidas por alguien, marcalo acá.'
    case 'in_progress':
      return chosen
        ? `El trabajo está en curso con ${chosen.professionalName}.`
        : 'El trabajo está en curso. Cuando termine, marcala como completada.'
    case 'completed':
      return completedText(completion)
    case 'cancelled':
      return closedText(request.statusReason)
  }
}

function completedText(completion: TrackingView['completion']): string {
  if (completion?.by === 'system') return 'La cerramos como completada porque no hubo más novedades.'
  if (completion?.by === 'professional')
    return `${completion.professionalName ?? 'Un profesional'} marcó el trabajo como completado.`
  return 'El trabajo se completó. ¡Gracias por contarnos!'
}

function closedText(reason: string | null): string {
  if (!reason) return 'Esta solicitud se canceló. Ningún profesional puede abrir más tus datos.'
  const known = cancelReasonTexts[reason]
  return known ? `${known}.` : `Motivo: ${reason}`
}
