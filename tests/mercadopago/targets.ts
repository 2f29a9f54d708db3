import { randomUUID } from 'node:crypto'
import type { CheckoutOrder, PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import { type RecordingLog, recordingLog } from '@oficio/domain/testing/fakes'
import { createMercadoPago } from '@oficio/gateways/mercadopago/create-mercado-pago'
import { startMercadoPago } from '@oficio/sandbox/mercadopago/start-mercado-pago'

const webhookSecret = 'secret-of-the-contract'
const payerEmail = 'lucia@correo.example'

/** A service that answers like Mercado Pago, called through the same adapter. */
export interface Target {
  provider: PaymentProvider
  payerEmail: string
  /** Returns the id of a subscription that was charged at least once. */
  chargedSubscription(): Promise<string>
  close(): Promise<void>
}

export interface StandIn extends Target {
  url: string
  log: RecordingLog
  /** The adapter with short timeouts (0.5 s in all), for answers that never come. */
  hasty: PaymentProvider
  /** Controls for the payer at the checkout, for the provider's panel, and for failures. */
  control: Awaited<ReturnType<typeof startMercadoPago>>['control']
}

/** Starts the stand-in and the adapter. The stand-in is empty and sends notifications on command. */
export async function startStandIn(): Promise<StandIn> {
  const accessToken = `APP_USR-${randomUUID()}`
  const running = await startMercadoPago({
    port: 0,
    accessToken,
    webhookSecret,
    controlToken: randomUUID(),
    panelUrl: null,
    journalFile: null,
    settings: { isDeliveringByItself: false },
  })
  const url = `http://127.0.0.1:${running.port}`
  const log = recordingLog()
  const adapter = {
    accessToken,
    webhookSecrets: [webhookSecret],
    siteName: 'Oficio',
    apiUrl: url,
    retryDelayMs: 1,
    log,
  }
  // All answers are fast, but the machine may be busy.
  const provider = createMercadoPago({ ...adapter, timeoutMs: 8_000, deadlineMs: 15_000 })
  return {
    url,
    log,
    provider,
    hasty: createMercadoPago({ ...adapter, timeoutMs: 300, deadlineMs: 500 }),
    control: running.control,
    payerEmail,
    async chargedSubscription() {
      const { id } = await provider.createSubscription(subscriptionOrder(payerEmail))
      running.control.authorizePreapproval(id)
      await running.control.advanceClock({ minutes: 0, hours: 1, days: 0, months: 0 })
      return id
    },
    close: running.close,
  }
}

/**
 * Returns Mercado Pago itself with a test account, or null without a token and a test buyer's address in the
 * environment.
 */
export function readRealTarget(): Target | null {
  const accessToken = process.env.OFICIO_MP_TEST_ACCESS_TOKEN
  const payerEmail = process.env.OFICIO_MP_TEST_PAYER_EMAIL
  if (!accessToken || !payerEmail) return null
  const provider = createMercadoPago({
    accessToken,
    webhookSecrets: [process.env.OFICIO_MP_TEST_WEBHOOK_SECRET ?? ''],
    siteName: 'Oficio',
    apiUrl: null,
    log: recordingLog(),
  })
  return {
    provider,
    payerEmail,
    async chargedSubscription() {
      const id = process.env.OFICIO_MP_TEST_SUBSCRIPTION_ID
      if (!id) throw new Error('OFICIO_MP_TEST_SUBSCRIPTION_ID must name a subscription that was charged')
      return id
    },
    close: async () => {},
  }
}

/** Returns the order of a payment page with a new reference. */
export function checkoutOrder(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    reference: randomUUID(),
    kind: 'urgency_fee',
    title: 'Tarifa de urgencia',
    amountCentavos: 1_500_000,
    returnUrls: {
      success: 'https://www.example.com/vuelta?como=bien',
      pending: 'https://www.example.com/vuelta?como=espera',
      failure: 'https://www.example.com/vuelta?como=mal',
    },
    notificationUrl: 'https://www.example.com/api/webhooks/mercadopago',
    expiresAt: new Date(Date.now() + 3_600_000),
    ...changes,
  }
}

export const subscriptionOrder = (payerEmail: string) => ({
  reference: randomUUID(),
  title: 'Suscripción mensual de un profesional',
  payerEmail,
  amountCentavos: 1_000_000,
  returnUrl: 'https://www.example.com/vuelta',
})
