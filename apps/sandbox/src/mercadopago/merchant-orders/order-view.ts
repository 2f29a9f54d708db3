import { refundedCentavos } from '../store/balance'
import { toProviderDate } from '../store/dates'
import { toPesos } from '../store/money'
import type { MerchantOrder, Payment } from '../store/records'
import { seller, type World } from '../world'

/** Returns an order in the format of the API. Its status follows from its payments. */
export function orderView(world: World, order: MerchantOrder): Record<string, unknown> {
  const preference = world.store.get('preferences', order.preferenceId)
  const payments = world.store.all('payments').filter(({ orderId }) => orderId === order.id)
  const paid = payments.filter(({ approvedAt }) => approvedAt !== null)
  const paidCentavos = sum(paid, ({ amountCentavos }) => amountCentavos)
  const lostCentavos = sum(paid, lostOf)
  const totalCentavos = preference?.totalCentavos ?? 0
  const isPaid = paidCentavos - lostCentavos >= totalCentavos
  return {
    id: Number(order.id),
    preference_id: order.preferenceId,
    application_id: seller.applicationId,
    status: isPaid ? 'closed' : 'opened',
    order_status: statusOf({ isPaid, paidCentavos, lostCentavos }),
    site_id: 'MLA',
    payer: { id: 1411958012, email: '' },
    collector: { id: Number(seller.id), nickname: seller.nickname },
    external_reference: preference?.externalReference ?? null,
    payments: payments.map(linkView),
    total_amount: toPesos(totalCentavos),
    paid_amount: toPesos(paidCentavos),
    refunded_amount: toPesos(sum(payments, refundedCentavos)),
    shipping_cost: 0,
    items: preference?.body.items ?? [],
    shipments: [],
    notification_url: preference?.body.notification_url ?? null,
    marketplace: 'NONE',
    cancelled: false,
    is_test: false,
    date_created: toProviderDate(order.createdAt),
    last_updated: toProviderDate(order.updatedAt),
  }
}

/** Returns how much of an approved payment was lost: its refunds, or the whole amount after a chargeback. */
function lostOf(payment: Payment): number {
  return payment.status === 'charged_back' ? payment.amountCentavos : refundedCentavos(payment)
}

function statusOf(money: { isPaid: boolean; paidCentavos: number; lostCentavos: number }): string {
  if (money.isPaid) return 'paid'
  if (money.paidCentavos === 0) return 'payment_required'
  return money.lostCentavos >= money.paidCentavos ? 'reverted' : 'partially_paid'
}

function linkView(payment: Payment): Record<string, unknown> {
  return {
    id: Number(payment.id),
    status: payment.status,
    status_details: payment.statusDetail,
    transaction_amount: toPesos(payment.amountCentavos),
    total_paid_amount: toPesos(payment.amountCentavos),
    amount_refunded: toPesos(refundedCentavos(payment)),
    shipping_cost: 0,
    currency_id: payment.currency,
    operation_type: payment.operationType,
    date_approved: toProviderDate(payment.approvedAt),
    date_created: toProviderDate(payment.createdAt),
    last_modified: toProviderDate(payment.updatedAt),
  }
}

const sum = (payments: Payment[], amountOf: (payment: Payment) => number) =>
  payments.reduce((total, payment) => total + amountOf(payment), 0)
