import type { ResponseOf } from '@oficio/contracts/endpoint'
import { paths } from '@oficio/contracts/paths'
import { urgencyFeeKind, urgencyFeeTitle } from '@oficio/contracts/service-requests/urgency-fee'
import { createAnonymousPaymentEndpoint } from '@oficio/contracts/service-requests/urgent-payment'
import { callApi } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import type { RequestForm } from '../form/request-schema'
import { bodyOf } from './submit-request'

/**
 * Hands the urgent form to the server, which files it by itself once its fee is paid, and returns where to pay. The
 * same form sent twice gets the same page. Throws ApiError, price_changed when the price shown does not hold any more.
 */
export async function startUrgentPayment(
  form: RequestForm,
  { priceArs, preferredId }: { priceArs: number; preferredId: string },
): Promise<ResponseOf<typeof createAnonymousPaymentEndpoint>> {
  await ensureDevice()
  return callApi(createAnonymousPaymentEndpoint, {
    body: {
      concept: urgencyFeeTitle,
      description: urgencyFeeTitle,
      amount: priceArs,
      currency: 'ARS',
      return_url: paths.urgentRequestForm(),
      metadata: { type: urgencyFeeKind, form_data: { ...bodyOf(form, preferredId), urgencyFee: priceArs } },
    },
  })
}
