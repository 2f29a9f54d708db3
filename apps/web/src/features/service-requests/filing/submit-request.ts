import type { BodyOf } from '@oficio/contracts/endpoint'
import { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { callApi } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import type { RequestForm } from '../form/request-schema'
import type { FiledRequest } from './filed/filed-request'

/** Returns the form as the contract has it. */
export function bodyOf(form: RequestForm, preferredId: string): BodyOf<typeof createServiceRequestEndpoint> {
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
  /** What an urgent request was paid with. */
  paidWith: string | null
  /** Whom the client wants most; '' for nobody. */
  preferredId: string
}

/** Files the request. Throws ApiError; sent twice with one key it files once and answers the same. */
export async function submitRequest(
  form: RequestForm,
  { idempotencyKey, paidWith, preferredId }: Submission,
): Promise<FiledRequest> {
  await ensureDevice()
  const filed = await callApi(createServiceRequestEndpoint, {
    body: { ...bodyOf(form, preferredId), ...(paidWith && { paymentId: paidWith }) },
    headers: { 'idempotency-key': idempotencyKey },
  })
  return { ...filed, isUrgent: form.isUrgent }
}
