import type { ResponseOf } from '@oficio/contracts/endpoint'
import { expirationDaysChoices, expirationDaysDefault, limits } from '@oficio/contracts/limits'
import type { getPublicSettingsEndpoint } from '@oficio/contracts/settings/public-settings'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

/** Returns the public settings and limits that are currently in force. */
export async function getPublicSettings(
  ctx: Ctx,
  _actor: Actor,
): Promise<ResponseOf<typeof getPublicSettingsEndpoint>> {
  const values = await ctx.settings.getAll()
  return {
    urgency: {
      feeArs: values.urgencyFeeArs,
      fromHour: values.urgentFromHour,
      untilHour: values.urgentUntilHour,
      refundMinutes: values.urgentRefundMinutes,
    },
    professionals: {
      verificationFeeArs: values.verificationFeeArs,
      freeLeads: values.trialLeads,
      monthlyPricePerRubroArs: values.monthlyPricePerRubroArs,
      serviceRadiusKm: {
        min: limits.serviceRadiusKmMin,
        max: limits.serviceRadiusKmMax,
        step: limits.serviceRadiusKmStep,
        default: limits.serviceRadiusKmDefault,
      },
    },
    businessPlans: {
      basic: { monthlyPricePerRubroArs: values.businessBasicPerRubroArs },
      premium: { monthlyPriceArs: values.businessPremiumArs, rubrosMax: limits.premiumRubros },
      featured: { monthlyPriceArs: values.businessFeaturedArs },
    },
    serviceRequests: {
      expirationDays: [...expirationDaysChoices],
      expirationDaysDefault,
      photosMax: limits.photosPerRequest,
      photoBytesMax: limits.photoBytes,
      leadsMax: values.leadsPerRequest,
      liveMax: limits.liveRequestsPerClient,
    },
    vatPercent: values.vatPercent,
  }
}
