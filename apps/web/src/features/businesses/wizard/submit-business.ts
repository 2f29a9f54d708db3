import { showWeek } from '@oficio/contracts/businesses/hours/hours'
import { registerBusinessEndpoint } from '@oficio/contracts/businesses/registration'
import { callApi } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import type { WizardForm } from './wizard-schema'

/**
 * Registers the business and returns its id. Its plan is paid on the next page. Two calls with the same key register
 * one business. Throws ApiError.
 */
export async function submitBusiness(
  { tier, selectedRubros, photos, logo, hours, facebook, instagram, ...fields }: WizardForm,
  idempotencyKey: string,
): Promise<string> {
  await ensureDevice()
  const { pendingUploads: _photos, pendingLogo: _logo, ...body } = fields
  const { businessId } = await callApi(registerBusinessEndpoint, {
    body: {
      ...body,
      businessHours: showWeek(hours),
      socialMedia: { facebook, instagram },
      subscriptionTier: tier,
      selectedRubros,
      photoIds: photos.map(({ id }) => id),
      ...(logo[0] && { logoId: logo[0].id }),
    },
    headers: { 'idempotency-key': idempotencyKey },
  })
  return businessId
}
