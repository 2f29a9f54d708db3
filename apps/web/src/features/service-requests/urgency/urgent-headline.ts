import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'

/** Returns what whoever came for an urgent request reads first; what it costs stands at the end of the form again. */
export function urgentHeadline({ priceArs, refundMinutes, hours }: UrgentOffer): string {
  if (!hours.isOpen)
    return `A esta hora no tomamos solicitudes urgentes: volvé desde las ${hours.from}\u00a0h, o enviala ahora sin urgencia y sin costo.`
  const guarantee =
    refundMinutes === null
      ? 'Los profesionales la ven antes que las demás.'
      : `Si en ${countOf(refundMinutes, 'minuto', 'minutos')} nadie te contacta, te devolvemos la tarifa.`
  return `Solicitud urgente por ${formatMoney(priceArs)}. ${guarantee}`
}
