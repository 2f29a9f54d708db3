import { refundedCentavos } from '../store/balance'
import { daysAfter, toProviderDate } from '../store/dates'
import { toPesos } from '../store/money'
import type { Payment, Refund } from '../store/records'
import { seller, type World } from '../world'

const feeShare = 0.0761
const releaseDays = 10

/**
 * Returns whether the API omits the external reference of a payment. The provider does not always pass it on to
 * subscription charges. Here, the second of every three charges lacks it and names its subscription in one place only.
 */
export const isReferenceLeftOut = ({ operationType, sequence }: Payment): boolean =>
  operationType === 'recurring_payment' && sequence !== null && sequence % 3 === 2

/** Returns a payment in the format of `GET /v1/payments/{id}`. */
export function paymentAnswer(world: World, payment: Payment): Record<string, unknown> {
  const view = paymentView(world, payment)
  return isReferenceLeftOut(payment) ? { ...view, external_reference: null, metadata: {} } : view
}

/** Returns a payment with all data of the stand-in. */
export function paymentView(world: World, payment: Payment): Record<string, unknown> {
  const isApproved = payment.approvedAt !== null
  const feeCentavos = isApproved ? Math.round(payment.amountCentavos * feeShare) : 0
  const amount = toPesos(payment.amountCentavos)
  const names = (payment.holderName ?? '').split(' ')
  return {
    id: Number(payment.id),
    date_created: toProviderDate(payment.createdAt),
    date_approved: toProviderDate(payment.approvedAt),
    date_last_updated: toProviderDate(payment.updatedAt),
    date_of_expiration: toProviderDate(payment.expiresAt),
    money_release_date: payment.approvedAt && toProviderDate(releaseOf(payment.approvedAt)),
    operation_type: payment.operationType,
    issuer_id: payment.typeId === 'credit_card' ? '310' : null,
    payment_method_id: payment.methodId,
    payment_type_id: payment.typeId,
    payment_method: { id: payment.methodId, type: payment.typeId },
    status: payment.status,
    status_detail: payment.statusDetail,
    currency_id: payment.currency,
    description: payment.description,
    live_mode: true,
    collector_id: Number(payment.collectorId),
    payer: {
      id: '1411958012',
      email: payment.payerEmail,
      identification: { type: 'DNI', number: '12345678' },
      type: 'guest',
      first_name: names[0] || null,
      last_name: names.slice(1).join(' ') || null,
    },
    metadata: payment.metadata,
    additional_info: { items: itemsOf(world, payment) },
    order: payment.orderId ? { id: payment.orderId, type: 'mercadopago' } : {},
    external_reference: payment.externalReference,
    transaction_amount: amount,
    transaction_amount_refunded: toPesos(refundedCentavos(payment)),
    coupon_amount: 0,
    installments: 1,
    transaction_details: {
      net_received_amount: isApproved ? toPesos(payment.amountCentavos - feeCentavos) : 0,
      total_paid_amount: amount,
      overpaid_amount: 0,
      installment_amount: amount,
      external_resource_url: null,
    },
    fee_details: isApproved
      ? [{ type: 'mercadopago_fee', amount: toPesos(feeCentavos), fee_payer: 'collector' }]
      : [],
    captured: true,
    binary_mode: payment.isBinary,
    statement_descriptor: payment.statementDescriptor,
    card: cardOf(payment),
    notification_url: payment.notificationUrl,
    refunds: payment.refunds.map((refund) => refundView(payment, refund)),
    processing_mode: 'aggregator',
    merchant_account_id: null,
    point_of_interaction: interactionOf(payment),
  }
}

/** Returns a refund in the format of the API. */
export function refundView(payment: Payment, refund: Refund): Record<string, unknown> {
  return {
    id: Number(refund.id),
    payment_id: Number(payment.id),
    amount: toPesos(refund.amountCentavos),
    metadata: {},
    source: { id: payment.collectorId, name: seller.nickname, type: 'collector' },
    date_created: toProviderDate(refund.createdAt),
    unique_sequence_number: null,
    refund_mode: 'standard',
    adjustment_amount: 0,
    status: refund.status ?? 'approved',
    reason: refund.reason,
    amount_refunded_to_payer: refund.status ? 0 : toPesos(refund.amountCentavos),
  }
}

const releaseOf = (approvedAt: string) => daysAfter(new Date(approvedAt), releaseDays).toISOString()

function itemsOf(world: World, { preferenceId }: Payment): unknown {
  return (preferenceId && world.store.get('preferences', preferenceId)?.body.items) ?? []
}

function cardOf({ typeId, holderName, createdAt }: Payment): Record<string, unknown> {
  if (typeId !== 'credit_card') return {}
  return {
    id: null,
    first_six_digits: '503175',
    last_four_digits: '0604',
    expiration_month: 11,
    expiration_year: 2030,
    date_created: toProviderDate(createdAt),
    cardholder: { name: holderName ?? 'APRO', identification: { type: 'DNI', number: '12345678' } },
  }
}

function interactionOf({ preapprovalId, sequence }: Payment): Record<string, unknown> {
  if (!preapprovalId)
    return { type: 'CHECKOUT', business_info: { unit: 'online_payments', sub_unit: 'checkout_pro' } }
  return {
    type: 'SUBSCRIPTIONS',
    business_info: { unit: 'online_payments', sub_unit: 'recurring' },
    transaction_data: {
      subscription_id: preapprovalId,
      ...(sequence !== null && {
        subscription_sequence: { number: sequence, total: null },
        invoice_period: { period: 1, type: 'monthly' },
        first_transaction: sequence === 1,
      }),
    },
  }
}
