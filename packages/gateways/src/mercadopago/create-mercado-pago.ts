import type { PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import { type CallOptions, createCaller } from './call'
import { chargeCalls } from './charges'
import { checkoutCalls } from './checkouts'
import { paymentCalls } from './payments'
import { refundCalls } from './refunds'
import { findSignatureFault } from './signature'
import { subscriptionCalls } from './subscriptions'

export interface MercadoPagoOptions extends CallOptions {
  /** What notifications are signed with; while it is empty no notification is believed. */
  webhookSecret: string
  /** The site's name, which stands on the payer's card statement. */
  siteName: string
}

/**
 * Returns the only implementation of the port, over the official SDK. Mercado Pago and the local stand-in differ by
 * `apiUrl` alone, so that tests and demo run through the same lines as real money.
 */
export function createMercadoPago(options: MercadoPagoOptions): PaymentProvider {
  const caller = createCaller(options)
  return {
    ...paymentCalls(caller),
    ...refundCalls(caller),
    ...checkoutCalls(caller, { siteName: options.siteName, takesPlainHttp: options.apiUrl !== null }),
    ...subscriptionCalls(caller),
    ...chargeCalls(caller),
    findSignatureFault: (notification) => findSignatureFault(options.webhookSecret, notification),
  }
}
