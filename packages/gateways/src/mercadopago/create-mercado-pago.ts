import type { PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import { type CallOptions, createCaller } from './calls/call'
import { checkoutCalls } from './payments/checkouts'
import { paymentCalls } from './payments/payments'
import { refundCalls } from './payments/refunds'
import { providerName } from './provider-name'
import { findSignatureFault } from './signature'
import { chargeCalls } from './subscriptions/charges'
import { subscriptionCalls } from './subscriptions/subscriptions'

export interface MercadoPagoOptions extends CallOptions {
  /** A notification is accepted if one of these signed it; without any, every notification is refused. */
  webhookSecrets: readonly string[]
  /** The site's name, which stands on the payer's card statement. */
  siteName: string
}

/**
 * Returns the only implementation of the port, over the official SDK. Mercado Pago and the local stand-in differ by
 * `apiUrl` alone, so that tests and demo run through the same lines as real money.
 */
export function createMercadoPago(options: MercadoPagoOptions): PaymentProvider {
  const caller = createCaller(options)
  const payments = paymentCalls(caller)
  return {
    name: providerName,
    ...payments,
    ...refundCalls(caller),
    ...checkoutCalls(caller, { siteName: options.siteName, takesPlainHttp: options.apiUrl !== null }),
    ...subscriptionCalls(caller),
    ...chargeCalls(caller, payments),
    findSignatureFault: (notification) => findSignatureFault(options.webhookSecrets, notification),
  }
}
