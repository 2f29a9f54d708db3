import { expect, it } from 'vitest'
import { adRotationMs } from './advertising/slots'
import { usualTier } from './businesses/plans'
import { uiTimings } from './kernel/ui-timings'
import { usualHours } from './kernel/usual-hours'
import { expirationDaysChoices, expirationDaysDefault, limits } from './limits'
import { nearbyProfessionalsEndpoint } from './search/nearby-professionals'
import { minRatingStep } from './search/rating-step'
import { builtInSettings } from './settings/settings'

// The operator and the users of the API agreed to these values. A change here is a change of the product.

it('prices have the agreed values until an admin sets others', () => {
  expect(builtInSettings()).toMatchObject({
    urgencyFeeArs: 15_000,
    verificationFeeArs: 1,
    monthlyPricePerRubroArs: 10_000,
    businessBasicPerRubroArs: 10_000,
    businessPremiumArs: 25_000,
    businessFeaturedArs: 45_000,
    trialLeads: 3,
    urgentRefundMinutes: 60,
  })
})

it('a request lives for one of the agreed numbers of days, a week unless told otherwise, with up to five photos', () => {
  expect(expirationDaysChoices).toEqual([3, 7, 14, 30])
  expect(expirationDaysDefault).toBe(7)
  expect(limits.photosPerRequest).toBe(5)
})

it('limits have the agreed values', () => {
  expect(limits).toMatchObject({
    passwordMin: 8,
    serviceRadiusKmMin: 5,
    serviceRadiusKmMax: 100,
    serviceRadiusKmStep: 5,
    serviceRadiusKmDefault: 25,
    premiumRubros: 5,
    contactMessageMin: 10,
    localidadesMax: 500,
    recentLocations: 5,
    searchPage: 10,
    businessPage: 5,
    placeLettersMin: 2,
    townLettersMin: 3,
    placeRadiusMetresDefault: 5000,
  })
  expect(minRatingStep).toBe(0.5)
})

it('the search nearby returns twenty professionals by default, and never more than fifty', () => {
  const limitOf = (limit?: string) => nearbyProfessionalsEndpoint.query.parse({ limit }).limit
  expect([limitOf(), limitOf('7'), limitOf('50'), limitOf('90')]).toEqual([20, 7, 50, 50])
})

it('the interface keeps the agreed times', () => {
  expect(uiTimings).toEqual({
    toastMs: 5000,
    redirectMs: 3000,
    termsRedirectMs: 300,
    requestTimeoutMs: 30_000,
    typingPauseMs: 300,
    locatingMs: 10_000,
    locatingGuardMs: 1000,
  })
})

it('each of several banners stays ten seconds', () => {
  expect(adRotationMs).toBe(10_000)
})

it('a registration of a business that names no plan and no hours gets the agreed ones', () => {
  const day = [{ open: '09:00', close: '18:00' }]
  expect(usualTier).toBe('premium')
  expect(usualHours).toEqual({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: [{ open: '10:00', close: '14:00' }],
    sunday: [],
  })
})
