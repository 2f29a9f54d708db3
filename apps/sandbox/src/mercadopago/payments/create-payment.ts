import { asObject, asText } from '../http/fields'
import { orderOf } from '../merchant-orders/order-of'
import { notifyPayment } from '../notifications/notify'
import type { Payment, Preference } from '../store/records'
import { baseNow, nextId, seller, type World } from '../world'
import { snakeCaseKeys } from './snake-case-keys'

export interface NewPayment {
  /** Null for a payment without a preference of ours. */
  preference: Preference | null
  status: string
  statusDetail: string
  method: { id: string; type: string }
  holderName?: string | null
  /** The fields below override the preference. */
  amountCentavos?: number | undefined
  currency?: string | undefined
  externalReference?: string | null | undefined
  collectorId?: string | undefined
}

const waitsDays = 30

/** Creates a payment at the checkout, adds it to the preference's order, and notifies the site. */
export function createPayment(world: World, input: NewPayment): Payment {
  const { preference, status, statusDetail, method } = input
  return world.store.transaction(() => {
    const now = baseNow(world)
    const order = preference && orderOf(world, preference, now)
    const payment: Payment = {
      ...describe(preference),
      id: nextId(world),
      preferenceId: preference?.id ?? null,
      orderId: order?.id ?? null,
      preapprovalId: null,
      sequence: null,
      status,
      statusDetail,
      amountCentavos: input.amountCentavos ?? preference?.totalCentavos ?? 100,
      currency: input.currency ?? preference?.currency ?? 'ARS',
      collectorId: input.collectorId ?? seller.id,
      externalReference:
        input.externalReference === undefined
          ? (preference?.externalReference ?? null)
          : input.externalReference,
      methodId: method.id,
      typeId: method.type,
      operationType: 'regular_payment',
      holderName: input.holderName ?? null,
      refunds: [],
      createdAt: now,
      approvedAt: status === 'approved' ? now : null,
      updatedAt: now,
      expiresAt: isWaiting(status) ? world.clock.ahead({ days: waitsDays }).toISOString() : null,
    }
    world.store.save('payments', payment)
    notifyPayment(world, payment, 'payment.created', { isAtCheckout: true })
    return payment
  })
}

export const isWaiting = (status: string) => status === 'pending' || status === 'in_process'

function describe(preference: Preference | null) {
  const body = asObject(preference?.body)
  const items = Array.isArray(body.items) ? body.items : []
  return {
    description: asText(asObject(items[0]).title) ?? 'Producto',
    metadata: asObject(snakeCaseKeys(asObject(body.metadata))),
    payerEmail: asText(asObject(body.payer).email) ?? 'comprador@testuser.com',
    isBinary: body.binary_mode === true,
    statementDescriptor: asText(body.statement_descriptor),
    notificationUrl: asText(body.notification_url),
  }
}
