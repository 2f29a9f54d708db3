import type { UrgentOffer } from '@oficio/contracts/service-requests/urgency'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'

/** Returns the introduction of the form for a visitor with an urgent link. The end of the form repeats the price. */
export function urgentHeadline({ priceArs, refundMinutes, hours }: UrgentOffer): string {
  if (!hours.isOpen)
    return `A esta hora no tomamos solicitudes urgentes: volvé desde las ${hours.from}\u00a0h, o enviala ahora sin urgencia y sin costo.`
  const guarantee =
    refundMinutes === null
      ? 'Los profesionales la ven antes que las demás.'
      : `Si en ${countOf(refundMinutes, 'minuto', 'minutos')} nadie te contacta, te devolvemos la tarifa.`
  return `Solicitud urgente por ${formatMoney(priceArs)}. ${guarantee}`
}
