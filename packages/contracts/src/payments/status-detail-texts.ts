import type { PaymentReason } from '../kernel/payment-states'
import { providerName } from '../text/provider-name'
import { declineTexts } from './decline-texts'

type DeclineReason = keyof typeof declineTexts

const otherTexts: Record<Exclude<PaymentReason, DeclineReason>, string> = {
  credited: 'Acreditado',
  partly_refunded: 'Devuelto en parte',
  refunded: 'Devuelto',
  dispute_lost: 'Contracargo perdido',
  dispute_won: 'Contracargo ganado',
  under_review: 'En revisión',
  being_processed: `${providerName} lo está procesando`,
  reviewed_by_hand: `${providerName} lo está revisando`,
  awaiting_payment: 'Falta que lo paguen',
  awaiting_transfer: 'Falta la transferencia',
  awaiting_capture: 'Autorizado, sin cobrar',
  awaiting_bank: 'Falta que el banco lo confirme',
  cancelled_by_site: 'Cancelado por el sitio',
  cancelled_by_payer: 'Cancelado por quien paga',
  cancelled_by_provider: `Cancelado por ${providerName}`,
  expired: 'Venció sin pagarse',
  refunded_by_provider: `Devuelto por ${providerName}`,
  covered_by_provider: `Cubierto por ${providerName}`,
  other: `Otro motivo de ${providerName}`,
}

/** Uses the first sentence of each decline text, which gives the reason. The rest tells the payer what to do. */
const texts = new Map<string, string>([
  ...Object.entries(declineTexts).map(([reason, text]) => [reason, text.split('. ')[0] ?? text] as const),
  ...Object.entries(otherTexts),
])

/** Returns the reason for a payment's status, in words. */
export const statusDetailText = (reason: string): string => texts.get(reason) ?? otherTexts.other
