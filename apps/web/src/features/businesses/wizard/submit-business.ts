import { showWeek } from '@oficio/contracts/businesses/hours/hours'
import { registerBusinessEndpoint } from '@oficio/contracts/businesses/registration'
import { callApi } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import type { WizardForm } from './wizard-schema'

/** What came of a registration. */
export interface Registered {
  businessId: string
  /** What is charged each month. */
  monthlyPriceArs: number
  tier: WizardForm['tier']
  rubroIds: number[]
  /** Where the link went that lets its reader take the account; null for whoever has a session. */
  claimMailedTo: string | null
  /** Of the business, as it was registered. */
  email: string
}

/** Registers the business; its plan is paid from the page that follows. Sent twice with one key it registers once. Throws ApiError. */
export async function submitBusiness(
  { tier, selectedRubros, photos, logo, hours, facebook, instagram, ...fields }: WizardForm,
  idempotencyKey: string,
): Promise<Registered> {
  await ensureDevice()
  const { pendingUploads: _photos, pendingLogo: _logo, ...said } = fields
  const made = await callApi(registerBusinessEndpoint, {
    body: {
      ...said,
      businessHours: showWeek(hours),
      socialMedia: { facebook, instagram },
      subscriptionTier: tier,
      selectedRubros,
      photoIds: photos.map(({ id }) => id),
      ...(logo[0] && { logoId: logo[0].id }),
    },
    headers: { 'idempotency-key': idempotencyKey },
  })
  const { businessId, monthlyPriceArs, claimMailedTo } = made
  return { businessId, tier, rubroIds: selectedRubros, monthlyPriceArs, claimMailedTo, email: fields.email }
}
