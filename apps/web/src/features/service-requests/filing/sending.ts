import type { BodyOf } from '@oficio/contracts/endpoint'
import { paths } from '@oficio/contracts/paths'
import { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { urgencyFeeKind, urgencyFeeTitle } from '@oficio/contracts/service-requests/urgency-fee'
import { createAnonymousPaymentEndpoint } from '@oficio/contracts/service-requests/urgent-payment'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { callApi, type ErrorView } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import type { RequestForm } from '../form/request-schema'
import type { RequestValues } from '../form/request-values'
import type { FiledRequest } from './filed/filed-request'
import { savePayment } from './state/filing-storage'

// The page fetches this file when the visitor begins to fill in the form.

/** Returns the form as the contract has it. */
function bodyOf(form: RequestForm, preferredId: string): BodyOf<typeof createServiceRequestEndpoint> {
  const { photos, pendingUploads: _none, townName, ...fields } = form
  return {
    ...fields,
    townName: townName ?? undefined,
    photoIds: photos.map(({ id }) => id),
    ...(preferredId && { preferredProfessionalId: preferredId }),
  }
}

interface Submission {
  idempotencyKey: string
  /** The urgency fee that was paid before. */
  paidWith: string | null
  /** The price of urgency that the page shows. */
  priceArs: number
  /** The professional who is offered the request first; '' for none. */
  preferredId: string
}

/**
 * Files the request and returns it, or returns where to pay for its urgency: the server files the form once the fee is
 * paid. Throws ApiError; price_changed when the price on the page is out of date. Sent twice with one key it files once,
 * and the same form gets the same page for paying.
 */
export async function sendForm(
  form: RequestForm,
  { idempotencyKey, paidWith, priceArs, preferredId }: Submission,
): Promise<{ request: FiledRequest } | { paymentUrl: string }> {
  await ensureDevice()
  const body = bodyOf(form, preferredId)
  if (form.isUrgent && paidWith === null) return { paymentUrl: await startPayment(body, priceArs) }
  const request = await callApi(createServiceRequestEndpoint, {
    body: { ...body, ...(paidWith && { paymentId: paidWith }) },
    headers: { 'idempotency-key': idempotencyKey },
  })
  return { request: { ...request, isUrgent: form.isUrgent } }
}

async function startPayment(body: ReturnType<typeof bodyOf>, priceArs: number): Promise<string> {
  const checkout = await callApi(createAnonymousPaymentEndpoint, {
    body: {
      concept: urgencyFeeTitle,
      description: urgencyFeeTitle,
      amount: priceArs,
      currency: 'ARS',
      return_url: paths.urgentRequestForm(),
      metadata: { type: urgencyFeeKind, form_data: { ...body, urgencyFee: priceArs } },
    },
  })
  savePayment(checkout.id)
  return checkout.init_point
}

/** Names of the server for fields that have another name in this form. */
const ownNames: Record<string, FieldPath<RequestValues>> = { photoIds: 'photos' }

/** Shows beside each field what the server answered about it. Returns false when it answered about the form as a whole. */
export function showFaults(
  form: UseFormReturn<RequestValues, unknown, RequestForm>,
  { code, text, fields }: ErrorView,
): boolean {
  const faults = Object.entries(fields).filter(([name]) => name !== 'website')
  for (const [name, message] of faults) {
    // With a payment the form is part of a larger body.
    const path = name.replace('metadata.form_data.', '').split('.')[0] ?? name
    // The server names fields of the contract, which are the form's except for those in `ownNames`.
    form.setError(ownNames[path] ?? (path as FieldPath<RequestValues>), { type: 'server', message })
  }
  const isPhotoLost = code === 'photo_not_yours'
  if (isPhotoLost) form.setError('photos', { type: 'lost', message: text })
  return faults.length > 0 || isPhotoLost
}
