import { randomUUID } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { timeZone } from '@oficio/contracts/text/time-zone'
import type { CheckoutOrder, PaymentProvider } from '@oficio/domain/kernel/payment-provider'
import { Preference } from 'mercadopago'
import { z } from 'zod'
import type { Caller } from '../calls/call'
import { idText, toPesos, webAddress } from '../calls/fields'

export interface CheckoutOptions {
  /** The site's name, which appears on the payer's card statement. */
  siteName: string
  /** Whether http addresses are accepted: the local simulator accepts them, Mercado Pago does not. */
  takesPlainHttp: boolean
}

type PreferenceBody = Parameters<Preference['create']>[0]['body']

/** Calls that create checkout pages for one-time payments. */
export function checkoutCalls(
  caller: Caller,
  options: CheckoutOptions,
): Pick<PaymentProvider, 'createCheckout'> {
  return {
    async createCheckout(order) {
      const body = describe(order, options)
      return await caller.need({
        operation: 'create checkout',
        answer: z
          .object({ id: idText, init_point: webAddress })
          .transform(({ id, init_point }) => ({ id, url: init_point })),
        retries: 1,
        // A new key for each page, because a repeated key is answered without the address that we need.
        idempotencyKey: `pref:${order.reference}:${randomUUID()}`,
        send: (config) => new Preference(config).create({ body }),
      })
    },
  }
}

/**
 * Returns the checkout page in Mercado Pago's format. Metadata keys are returned in snake_case whatever we send.
 * Metadata contains no personal data.
 */
function describe(order: CheckoutOrder, { siteName, takesPlainHttp }: CheckoutOptions): PreferenceBody {
  const isTaken = (url: string) => takesPlainHttp || new URL(url).protocol === 'https:'
  return {
    items: [
      {
        // A unique id, because repeated items look like fraud to the provider, which then declines cards.
        id: order.reference,
        title: order.title,
        description: `${order.title} en ${siteName}`,
        category_id: 'services',
        quantity: 1,
        currency_id: 'ARS',
        unit_price: toPesos(order.amountCentavos),
      },
    ],
    external_reference: order.reference,
    metadata: { type: order.kind, intent_id: order.reference },
    back_urls: order.returnUrls,
    // Left out for http addresses, because the provider would refuse the whole checkout.
    ...(isTaken(order.returnUrls.success) ? { auto_return: 'approved' } : {}),
    ...(isTaken(order.notificationUrl) ? { notification_url: forWebhooks(order.notificationUrl) } : {}),
    expires: true,
    expiration_date_to: inArgentina(order.expiresAt),
    binary_mode: false,
    // Cards and account money only, because vouchers are paid days later, after the page has expired.
    payment_methods: {
      excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }, { id: 'bank_transfer' }],
    },
    statement_descriptor: forStatement(siteName),
  }
}

/** Adds the parameter without which the provider sends each event again in its older, unsigned format. */
function forWebhooks(notificationUrl: string): string {
  const url = new URL(notificationUrl)
  if (!url.searchParams.has('source_news')) url.searchParams.set('source_news', 'webhooks')
  return url.href
}

/** The provider expects moments with an offset. */
const inArgentina = (moment: Date): string => new TZDate(moment.getTime(), timeZone).toISOString()

/** Card statements have room for 13 characters, without accents. */
const forStatement = (siteName: string): string =>
  siteName.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 13).trim()
