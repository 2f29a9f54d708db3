import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { NextStep } from '../lifecycle/next-step'

/** Returns what comes while nobody has opened the data; that nothing is to be done only where nothing is. */
export function emptyText({ request, notifiedProfessionals }: TrackingView, step: NextStep): string {
  if (notifiedProfessionals === 0 && !request.firstOffer)
    return `Estamos buscando profesionales de ${request.rubroName} que lleguen a ${request.city}.`
  const next = 'apenas alguien lo haga te avisamos por email, y acá vas a ver quién es y cómo llamarlo.'
  return step.kind === 'wait' ? `No tenés que hacer nada: ${next}` : `A${next.slice(1)}`
}
