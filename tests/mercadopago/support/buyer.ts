import { type PaymentView, paymentView } from '@oficio/contracts/payments/shapes'
import type { ServiceRequestFormInput } from '@oficio/contracts/service-requests/form'
import { typedForm } from '@oficio/domain/testing/submission-form'
import { z } from 'zod'
import type { Stage } from './stage'

const answer = z.object({ id: z.string(), init_point: z.string() })

/** Sends the urgent form. Returns the raw answer. */
export async function sendUrgentForm(
  { siteUrl, buyer }: Stage,
  form: Partial<ServiceRequestFormInput> = {},
): Promise<Response> {
  return fetch(`${siteUrl}/api/payments/create-anonymous`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: buyer.cookie, origin: siteUrl },
    body: JSON.stringify({
      metadata: { type: 'urgency_fee', form_data: { ...typedForm, isUrgent: true, ...form } },
    }),
  })
}

/** Sends the urgent form. Returns the id of the intent and the address of the provider's payment page. */
export async function openUrgent(stage: Stage, form: Partial<ServiceRequestFormInput> = {}) {
  const response = await sendUrgentForm(stage, form)
  const { id, init_point: url } = answer.parse(await response.json())
  return { intentId: id, url }
}

interface Paid {
  paymentId: string
  /** Returns the buyer to the site. Resolves to the address at which they arrive. */
  goBack(): Promise<URL>
}

/** The buttons that end the provider's page. */
export type Button = 'approve' | 'reject' | 'review' | 'approve_twice' | 'approve_and_close'

/** Presses a button of the provider's page. */
export async function payAt(url: string, button: Button): Promise<Paid> {
  const page = await fetch(url, { method: 'POST', body: new URLSearchParams({ button }), redirect: 'manual' })
  const location = page.headers.get('location')
  const paymentId = location
    ? new URL(location, url).searchParams.get('payment_id')
    : /data-testid="payment-id">(\d+)</.exec(await page.text())?.[1]
  if (!paymentId) throw new Error(`the provider's page answered ${page.status}`)
  return { paymentId, goBack: () => leave(new URL(`/checkout/v1/back?payment_id=${paymentId}`, url)) }
}

/** Leaves the provider's page without paying. Returns the address at which the buyer arrives. */
export async function giveUp(url: string): Promise<URL> {
  const preferenceId = new URL(url).searchParams.get('pref_id') ?? ''
  return leave(new URL(`/checkout/v1/back?pref_id=${preferenceId}`, url))
}

async function leave(url: URL): Promise<URL> {
  const { headers } = await fetch(url, { redirect: 'manual' })
  const location = headers.get('location')
  if (!location) throw new Error('the provider leads nowhere')
  return new URL(location)
}

const returnResponse = z.object({ payment: paymentView })
const names = ['preference_id', 'payment_id', 'external_reference']

/** Sends the return page's request for a buyer, with all ids of the given address. */
export async function askAbout({ siteUrl, buyer }: Stage, { searchParams }: URL, cookie = buyer.cookie) {
  const url = new URL('/api/auth/payments/verify', siteUrl)
  for (const name of names) {
    const value = searchParams.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return fetch(url, { headers: { cookie } })
}

/** Returns what the site shows a returning buyer. */
export async function arrive(stage: Stage, address: URL): Promise<PaymentView> {
  const response = await askAbout(stage, address)
  if (!response.ok) throw new Error(`the return was answered ${response.status}: ${await response.text()}`)
  return returnResponse.parse(await response.json()).payment
}
