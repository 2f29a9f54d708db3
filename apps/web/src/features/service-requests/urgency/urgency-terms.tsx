import { limits } from '@oficio/contracts/limits'
import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { countOf } from '@oficio/contracts/text/count-of'
import { Check } from 'lucide-react'

/** The terms of the urgency fee, used wherever urgency is offered. */
export function UrgencyTerms({ offer }: { offer: UrgentOffer }) {
  const { hours, refundMinutes, answeredPercent } = offer
  const points = [
    refundMinutes !== null &&
      `Si en ${countOf(refundMinutes, 'minuto', 'minutos')} nadie te contacta, te devolvemos la tarifa. No hace falta que la pidas.`,
    `Los profesionales la ven primero, y avisamos a más cada ${limits.urgentWaveMinutes} minutos en vez de cada ${limits.waveMinutes}.`,
    answeredPercent !== null &&
      `De las últimas solicitudes urgentes, el ${answeredPercent} % tuvo respuesta a tiempo.`,
    `Se puede pedir todos los días ${hoursText(hours)}.`,
  ].filter((point) => point !== false)
  return (
    <ul className="space-y-2 text-sm">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
          {point}
        </li>
      ))}
    </ul>
  )
}

function hoursText({ from, until }: UrgentOffer['hours']): string {
  return from === 0 && until === 24 ? 'a cualquier hora' : `de ${from} a ${until}\u00a0h`
}
