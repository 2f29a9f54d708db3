import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import type { NextStep } from '../lifecycle/next-step'

/**
 * Returns the text of an empty list of professionals. Says that the client need not do anything only if the step is to
 * wait.
 */
export function emptyText({ request }: TrackingView, step: NextStep): string {
  if (!request.notified?.count && !request.firstOffer)
    return `Estamos buscando profesionales de ${request.rubroName} que lleguen a ${request.city}.`
  const next = 'apenas alguien lo haga te avisamos por email, y acá vas a ver quién es y cómo llamarlo.'
  return step.kind === 'wait' ? `No tenés que hacer nada: ${next}` : `A${next.slice(1)}`
}
