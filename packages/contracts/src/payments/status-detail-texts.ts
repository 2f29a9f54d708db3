import { declineTexts } from './decline-texts'

/** The first sentence says why; what comes after it tells the payer what to do. */
const declineReasons = Object.fromEntries(
  Object.entries(declineTexts).map(([detail, text]) => [detail, text.split('. ')[0] ?? text]),
)

const texts: Record<string, string> = {
  ...declineReasons,
  accredited: 'Acreditado',
  partially_refunded: 'Devuelto en parte',
  refunded: 'Devuelto',
  settled: 'Contracargo perdido',
  reimbursed: 'Contracargo ganado',
  in_process: 'En revisión',
  pending_contingency: 'Mercado Pago lo está procesando',
  pending_review_manual: 'Mercado Pago lo está revisando',
  pending_waiting_payment: 'Falta que lo paguen',
  pending_waiting_transfer: 'Falta la transferencia',
  pending_capture: 'Autorizado, sin cobrar',
  pending_challenge: 'Falta que el banco lo confirme',
  by_collector: 'Cancelado por el sitio',
  by_payer: 'Cancelado por quien paga',
  by_admin: 'Cancelado por Mercado Pago',
  expired: 'Venció sin pagarse',
  bpp_refunded: 'Devuelto por Mercado Pago',
  bpp_covered: 'Cubierto por Mercado Pago',
}

/** Returns in words why a payment stands where it does, by the provider's `status_detail`. */
export const statusDetailText = (detail: string): string => {
  const text = Object.hasOwn(texts, detail) ? texts[detail] : undefined
  return text ?? (detail.startsWith('cc_rejected') ? (texts.other ?? '') : 'Otro motivo de Mercado Pago')
}
