import type { BodyOf } from '@oficio/contracts/endpoint'
import { paths } from '@oficio/contracts/paths'
import { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { urgencyFeeKind, urgencyFeeTitle } from '@oficio/contracts/service-requests/urgency-fee'
import { createAnonymousPaymentEndpoint } from '@oficio/contracts/service-requests/urgent-payment'
import type { UseFormReturn } from 'react-hook-form'
import { callApi, type ErrorView } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import { type FieldFault, showRefusal } from '@/lib/forms/show-refusal'
import type { RequestForm } from '../form/request-schema'
import { ownFieldOf, type RequestValues } from '../form/request-values'
import type { FiledRequest } from './filed/filed-request'
import { formFields } from './form-errors'
import { savePayment } from './state/filing-storage'

// The page fetches this file when the visitor begins to fill in the form.

/** Converts the form to the request body of the contract. */
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
  /** Id of the urgency fee that is already paid; null if there is none. */
  paidWith: string | null
  /** The price of urgency that the page shows. */
  priceArs: number
  /** The professional who is offered the request first; '' for none. */
  preferredId: string
}

/**
 * Files the request and returns it. If the request is urgent and unpaid, returns the URL of the payment page instead;
 * the server files the form once the fee is paid. Throws ApiError; the code is price_changed if the price on the page
 * is outdated. Idempotent: one key files one request, and the same form gets the same payment page.
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

/** Shows the server's errors in the form. Returns false if the error concerns the form as a whole. */
export function showFaults(
  form: Pick<UseFormReturn<RequestValues, unknown, RequestForm>, 'setError'>,
  view: ErrorView,
): boolean {
  const faults = Object.entries(view.fields).map(
    ([name, message]): FieldFault => ({ field: ownFieldOf(name), type: 'server', message }),
  )
  if (view.code === 'photo_not_yours') faults.push({ field: 'photos', type: 'lost', message: view.text })
  return showRefusal(form, view, faults, formFields) === null
}
