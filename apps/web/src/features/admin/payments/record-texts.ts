import type { SyncChange } from '@oficio/contracts/admin/payments/intent'
import { statusDetailText } from '@oficio/contracts/payments/status-detail-texts'
import type { SubscriptionEventType } from '@oficio/contracts/subscriptions/event-types'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { faultText, statusText, subscriptionText, textFor } from './payment-texts'

const subscriptionEvents: Record<SubscriptionEventType, string> = {
  created: 'Creada',
  creation_interrupted: 'La creación se interrumpió',
  status: 'Cambió de estado',
  charge_paid: 'Se cobró un mes',
  charge_failed: 'No se pudo cobrar',
  charge_taken_back: 'Se devolvió un cobro',
  charge_not_accepted: 'Un cobro no se aceptó',
  amount: 'Se decidió otro importe',
  amount_set: `${providerName} tiene el importe nuevo`,
  amount_refused: `${providerName} rechazó el importe nuevo`,
  price_announced: 'Se anunció otro precio',
  price_withdrawn: 'Se retiró el anuncio',
  cancel_requested: 'Se pidió la cancelación',
  resume_requested: 'Se pidió reanudarla',
  hold_requested: 'Se pausó con la cuenta',
  hold_released: 'Se reanudó con la cuenta',
  orphan_cancelled: `Se canceló un duplicado en ${providerName}`,
}
export const subscriptionEventText = (type: string): string => textFor(subscriptionEvents, type)

const fields: Record<string, string> = {
  status: 'estado',
  statusDetail: 'detalle',
  effect: 'pago con efecto',
  refunded: 'devuelto',
  fault: 'problema',
  providerStatus: `estado en ${providerName}`,
  providerAmount: `importe en ${providerName}`,
  paidUntil: 'pagado hasta',
  nextChargeAt: 'próximo cobro',
  paymentStatus: 'estado del pago',
}

const abouts: Record<SyncChange['about'], string> = {
  intent: 'Cobro',
  payment: 'Pago',
  subscription: 'Suscripción',
  charge: 'Cobro mensual',
}

/** Returns a change as text: 'Pago 1300000001, estado: Pendiente → Aprobado'. */
export function changeText({ about, providerId, field, before, after }: SyncChange): string {
  const subject = providerId ? `${abouts[about]} ${providerId}` : abouts[about]
  return `${subject}, ${textFor(fields, field)}: ${valueText(about, field, before)} → ${valueText(about, field, after)}`
}

function valueText(subject: SyncChange['about'], field: string, value: string | null): string {
  if (value === null) return 'nada'
  if (field === 'refunded' || field === 'providerAmount') return formatMoney(Number(value) / 100)
  if (field === 'paidUntil' || field === 'nextChargeAt') return formatMoment(value)
  if (field === 'statusDetail') return statusDetailText(value)
  if (field === 'fault') return faultText(value)
  if (subject === 'subscription' && field === 'status') return subscriptionText(value)
  return field === 'status' || field === 'paymentStatus' ? statusText(value) : value
}
