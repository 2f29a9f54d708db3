import { expect, type Page } from '@playwright/test'
import type { TestStack } from './test-stack'

/** The stand-in of Mercado Pago as its control API shows it. Tests share it: each looks only at what it made itself. */
export interface MercadoPago {
  /** Every payment under one of our references, oldest first. */
  paymentsOf: (reference: string) => Promise<StandInPayment[]>
  /** How many payment pages were opened for one of our references. */
  countPages: (reference: string) => Promise<number>
  /** Every subscription of that payer, oldest first. */
  subscriptionsOf: (payerEmail: string) => Promise<StandInSubscription[]>
  /** Decides about a payment in review, as the provider does some time later. */
  decide: (paymentId: string, status: 'approved' | 'rejected') => Promise<void>
  /** Lets an hour pass at the provider alone: a first charge, which takes its time, is made by then. */
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

/** The page where somebody pays, at the stand-in. */
export const checkoutPage = (page: Page) => ({
  /** Waits until the browser is there, and compares what is to be paid. */
  expectAmount: async (amount: string) => {
    await expect(page.getByTestId('amount')).toHaveText(amount)
  },
  approve: () => page.getByTestId('approve').click(),
  /** The payer stays where they are, and may try again. */
  reject: async (reason: string) => {
    await page.getByTestId('reject-reason').selectOption(reason)
    await page.getByTestId('reject').click()
    await expect(page.getByTestId('payment-rejected')).toBeVisible()
  },
  /** Waits for the result: a tab that is closed while it is on its way there hangs the browser's driver. */
  review: async () => {
    await page.getByTestId('review').click()
    await expect(page.getByTestId('back-to-site')).toBeVisible()
  },
  goBack: () => page.getByTestId('go-back').click(),
  payAndClose: () => page.getByTestId('approve-and-close').click(),
  payTwice: () => page.getByTestId('approve-twice').click(),
  /** Only an approved payment leads back by itself. */
  backToSite: () => page.getByTestId('back-to-site').click(),
})

/** The page where somebody authorises a subscription, at the stand-in. */
export const subscriptionPage = (page: Page) => ({
  amount: page.getByTestId('amount'),
  cardDeclined: page.getByTestId('card-declined'),
  /** The page says so and stays: only its button leads back. */
  authorize: async () => {
    await page.getByTestId('authorize').click()
    await expect(page.getByTestId('subscription-authorized')).toBeVisible()
  },
  rejectCard: () => page.getByTestId('reject-card').click(),
  /** Authorised, and the first charge will be declined. */
  declineFirstCharge: async () => {
    await page.getByTestId('decline-first-charge').click()
    await expect(page.getByTestId('subscription-authorized')).toBeVisible()
  },
  backToSite: () => page.getByTestId('back-to-site').click(),
  goBack: () => page.getByTestId('go-back').click(),
})
