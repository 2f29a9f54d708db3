import { lawPeriods } from '@oficio/contracts/legal'
import { limits } from '@oficio/contracts/limits'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { ReactNode } from 'react'
import type { LegalFacts } from '../legal-facts'
import type { LegalSection } from '../legal-section'
import { changes } from './changes'
import { general } from './general'
import { law } from './law'
import { prices } from './prices'
import { radius } from './radius'
import { registration } from './registration'
import { responsibilities } from './responsibilities'
import { services } from './services'
import { termination } from './termination'

/** The nine parts of the terms, in order (docs/product.md, 'Law'). */
export const termsSections: readonly LegalSection[] = [
  general,
  registration,
  services,
  radius,
  prices,
  responsibilities,
  termination,
  changes,
  law,
]

/** Returns the summary of the terms. */
export function termsSummary({ settings }: LegalFacts): ReactNode[] {
  const fee = formatMoney(settings.urgencyFeeArs)
  const refund =
    settings.urgentRefundMinutes > 0
      ? `. Te devolvemos esa tarifa sola si en ${countOf(settings.urgentRefundMinutes, 'minuto', 'minutos')} nadie te contacta`
      : ''
  const trial =
    settings.trialLeads > 0
      ? `${countOf(settings.trialLeads, 'contacto', 'contactos')} gratis; después, `
      : ''
  return [
    `Pedir un servicio es gratis. Solo tiene costo marcarlo como urgente: ${fee}${refund}.`,
    `Tus datos de contacto no son públicos: los abre${settings.leadsPerRequest === 1 ? '' : 'n'} como máximo ${countOf(settings.leadsPerRequest, 'profesional', 'profesionales')} de tu zona, y ves quiénes.`,
    'El trabajo y su precio los acordás con el profesional. Ese pago no pasa por el sitio.',
    `Si sos profesional: ${trial}${formatMoney(settings.monthlyPricePerRubroArs)} por mes por rubro, sin pagar por contacto.`,
    'Cancelás la suscripción cuando quieras y sigue hasta el final de lo pagado.',
    `Si te arrepentís de un pago, tenés ${lawPeriods.withdrawalDays} días corridos y un botón para decirlo.`,
    `Los cambios de precio de la suscripción se avisan ${limits.priceNoticeDays} días antes.`,
  ]
}
