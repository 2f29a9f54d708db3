import { expect, it } from 'vitest'
import { limits } from '../limits'
import { completenessOfPage } from './completeness'

const whole = {
  photoCount: limits.tellingPhotos,
  descriptionLength: limits.tellingDescription,
  hasLogo: true,
  featureCount: 1,
  isFoundElsewhere: true,
  hasShortDescription: true,
}

it('a page with everything is complete, and a page without a trifle is not', () => {
  expect(completenessOfPage(whole)).toEqual({ percent: 100, missing: [] })
  expect(completenessOfPage({ ...whole, descriptionLength: limits.tellingDescription - 1 })).toEqual({
    percent: 99,
    missing: ['description'],
  })
})

it('the next best step is what there is nothing of, pictures before all else', () => {
  const facts = { ...whole, photoCount: 0, hasLogo: false, descriptionLength: 10 }
  expect(completenessOfPage(facts).missing).toEqual(['photos', 'logo', 'description'])
})
