import { expect, type Page } from '@playwright/test'
import type { TestStack } from './test-stack'

/** The stand-in of Mercado Pago, through its control API. Tests share it, so each looks only at its own records. */
export interface MercadoPago {
  /** Returns every payment with our reference, oldest first. */
  paymentsOf: (reference: string) => Promise<StandInPayment[]>
  /** Returns the number of payment pages that were opened for our reference. */
  countPages: (reference: string) => Promise<number>
  /** Returns every subscription of that payer, oldest first. */
  subscriptionsOf: (payerEmail: string) => Promise<StandInSubscription[]>
  /** Decides about a payment in review, as the provider does after some time. */
  decide: (paymentId: string, status: 'approved' | 'rejected') => Promise<void>
  /** Advances only the provider's clock by an hour. A first charge, which is made with a delay, is made by then. */
  passHour: () => Promise<void>
}

interface StandInPayment {
  id: number
  status: string
  transaction_amount: number
  transaction_amount_refunded: number
  external_reference: string | null
}

interface StandInSubscription {
  id: string
  status: string
  payer_email: string
  auto_recurring: { transaction_amount: number }
  charges: { status: string; transaction_amount: number }[]
}

interface State {
  payments: StandInPayment[]
  preferences: { external_reference: string | null }[]
  preapprovals: StandInSubscription[]
}

export function openMercadoPago({ origin, controlToken }: TestStack['mercadoPago']): MercadoPago {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/_sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`stand-in: ${method} ${path} answered ${answer.status}`)
    return answer.json()
  }
  const state = (): Promise<State> => call('GET', '/state')
  return {
    paymentsOf: async (reference) =>
      (await state()).payments.filter((payment) => payment.external_reference === reference),
    countPages: async (reference) =>
      (await state()).preferences.filter((page) => page.external_reference === reference).length,
    subscriptionsOf: async (email) =>
      (await state()).preapprovals.filter(({ payer_email }) => payer_email === email),
    decide: async (id, status) => void (await call('POST', `/payments/${id}/status`, { status })),
    passHour: async () => void (await call('POST', '/clock/advance', { hours: 1 })),
  }
}

/** The stand-in's payment page. */
export const checkoutPage = (page: Page) => ({
  /** Waits until the browser is on the page, and checks the amount. */
  expectAmount: async (amount: string) => {
    await expect(page.getByTestId('amount')).toHaveText(amount)
  },
  approve: () => page.getByTestId('approve').click(),
  /** Rejects the payment. The payer stays on the page and may retry. */
  reject: async (reason: string) => {
    await page.getByTestId('reject-reason').selectOption(reason)
    await page.getByTestId('reject').click()
    await expect(page.getByTestId('payment-rejected')).toBeVisible()
  },
  /**
   * Puts the payment in review and waits for the result, because closing the tab on its way there hangs the browser's
   * driver.
   */
  review: async () => {
    await page.getByTestId('review').click()
    await expect(page.getByTestId('back-to-site')).toBeVisible()
  },
  goBack: () => page.getByTestId('go-back').click(),
  payAndClose: () => page.getByTestId('approve-and-close').click(),
  payTwice: () => page.getByTestId('approve-twice').click(),
  /** Returns to the site. Only an approved payment returns by itself. */
  backToSite: () => page.getByTestId('back-to-site').click(),
})

/** The stand-in's page that authorises a subscription. */
export const subscriptionPage = (page: Page) => ({
  amount: page.getByTestId('amount'),
  cardDeclined: page.getByTestId('card-declined'),
  /** Authorises the subscription. The page confirms it and stays, because only its button returns to the site. */
  authorize: async () => {
    await page.getByTestId('authorize').click()
    await expect(page.getByTestId('subscription-authorized')).toBeVisible()
  },
  rejectCard: () => page.getByTestId('reject-card').click(),
  /** Authorises the subscription, whose first charge will be declined. */
  declineFirstCharge: async () => {
    await page.getByTestId('decline-first-charge').click()
    await expect(page.getByTestId('subscription-authorized')).toBeVisible()
  },
  backToSite: () => page.getByTestId('back-to-site').click(),
  goBack: () => page.getByTestId('go-back').click(),
})
