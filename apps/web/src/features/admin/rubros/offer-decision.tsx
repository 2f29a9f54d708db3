'use client'

import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { bringBackRubroEndpoint, retireRubroEndpoint } from '@oficio/contracts/rubros/decisions'
import { countOf } from '@oficio/contracts/text/count-of'
import { callApi } from '@/lib/api/api-client'
import { UseDecision } from '../use-decision'

/** Returns the consequences of the decision, with the numbers of professionals and requests affected. */
function consequenceOf({ isRetired, professionalCount, liveRequestCount }: RubroForAdmin): string {
  if (isRetired) return 'Desde este momento se puede pedir y elegir otra vez, en el mismo lugar de la lista.'
  const professionals = countOf(professionalCount, 'profesional aprobado', 'profesionales aprobados')
  const requests = countOf(liveRequestCount, 'solicitud en curso', 'solicitudes en curso')
  return `Desde este momento nadie lo puede pedir ni sumar. Lo que ya lo tiene sigue igual: ${professionals} y ${requests}, con sus contactos y suscripciones. Lo podés volver a ofrecer cuando quieras.`
}

/** Retires a rubro or brings it back. The dialog shows the consequences; the reason is required and recorded. */
export function OfferDecision({ rubro }: { rubro: RubroForAdmin }) {
  const { id, version, name, isRetired } = rubro
  const endpoint = isRetired ? bringBackRubroEndpoint : retireRubroEndpoint
  return (
    <UseDecision
      name={name}
      isRetired={isRetired}
      bringBack="Volver a ofrecerlo"
      consequence={consequenceOf(rubro)}
      reason={endpoint.body.shape.reason}
      success={isRetired ? 'Rubro en uso' : 'Rubro fuera de uso'}
      decide={(reason) => callApi(endpoint, { params: { id: String(id) }, body: { version, reason } })}
    />
  )
}
