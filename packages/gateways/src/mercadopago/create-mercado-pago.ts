import type { PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import { type CallOptions, createCaller } from './calls/call'
import { gatewayName } from './gateway-name'
import { readNotification } from './notifications'
import { checkoutCalls } from './payments/checkouts'
import { paymentCalls } from './payments/payments'
import { refundCalls } from './payments/refunds'
import { chargeCalls } from './subscriptions/charges'
import { subscriptionCalls } from './subscriptions/subscriptions'

export interface MercadoPagoOptions extends CallOptions {
  /** A notification is accepted if one of these secrets signed it. Without secrets, every notification is refused. */
  webhookSecrets: readonly string[]
  /** The site's name, which appears on the payer's card statement. */
  siteName: string
}

/**
 * Creates the payment provider over the official SDK. Mercado Pago and the local simulator differ only in `apiUrl`, so
 * that tests and demos run the same code as real payments.
 */
export function createMercadoPago(options: MercadoPagoOptions): PaymentProvider {
  const caller = createCaller(options)
  const payments = paymentCalls(caller)
  return {
    name: gatewayName,
    ...payments,
    ...refundCalls(caller),
    ...checkoutCalls(caller, { siteName: options.siteName, takesPlainHttp: options.apiUrl !== null }),
    ...subscriptionCalls(caller),
    ...chargeCalls(caller, payments),
    readNotification: (parts) => readNotification(options.webhookSecrets, parts),
  }
}
