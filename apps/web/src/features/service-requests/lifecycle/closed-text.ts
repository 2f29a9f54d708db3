import { limits } from '@oficio/contracts/limits'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'

/** Returns whether it is known which professional does or did the work. */
const hasWorker = ({ leads, completion }: Pick<TrackingView, 'leads' | 'completion'>): boolean =>
  leads.some(({ isChosen }) => isChosen) || Boolean(completion?.professionalName)

/** Returns the text about who can read the contact data of a closed request. */
export function closedText(tracking: TrackingView): string {
  const contactNote = 'Los profesionales ya no ven tu teléfono, tu email ni tu dirección.'
  return tracking.request.status === 'completed' && hasWorker(tracking)
    ? `${contactNote} Quien hizo el trabajo los conserva hasta ${limits.keptContactDays} días después del cierre.`
    : contactNote
}

/** Returns the text about the consequences if the client completes the request. */
export function completeText(tracking: TrackingView): string {
  const retention = hasWorker(tracking)
    ? ` Quien hizo el trabajo los sigue viendo ${limits.keptContactDays} días más.`
    : ''
  return `La solicitud se cierra y los profesionales dejan de ver tu teléfono y tu email.${retention} No se puede volver atrás.`
}
