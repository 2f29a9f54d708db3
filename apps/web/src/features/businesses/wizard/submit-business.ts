import { showWeek } from '@oficio/contracts/businesses/hours/hours'
import {
  createBusinessSubscriptionEndpoint,
  registerBusinessEndpoint,
} from '@oficio/contracts/businesses/registration'
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
  /** Where the plan is paid; null where that could not be set up now. */
  payUrl: string | null
}

/**
 * Registers the business and sets out to pay its plan. It is registered whatever becomes of that: what cannot be set up now is
 * tried again from the page that follows. Sent twice with one key it registers once. Throws ApiError.
 */
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
  const order = { businessId, tier, rubroIds: selectedRubros, monthlyPriceArs }
  const payUrl = await orderPlan(order).catch(() => null)
  return { ...order, claimMailedTo, payUrl }
}

/** Returns where the plan of a business is authorised. Throws ApiError. */
export async function orderPlan({
  businessId,
  tier,
  rubroIds,
  monthlyPriceArs,
}: Pick<Registered, 'businessId' | 'tier' | 'rubroIds' | 'monthlyPriceArs'>): Promise<string | null> {
  const { redirectUrl } = await callApi(createBusinessSubscriptionEndpoint, {
    body: { businessId, tier, rubroIds, monthlyPriceArs },
  })
  return redirectUrl
}
