import { expect, it } from 'vitest'
import { limits } from '../limits'
import { completenessOf, viewCompleteness } from './completeness'

const whole = { hasPhoto: true, descriptionLength: limits.tellingDescription, hasPhone: true }

it('a profile with everything lacks nothing, and only then is it at 100 percent', () => {
  expect(viewCompleteness(whole)).toMatchObject({ percent: 100, missing: [] })
  const nearly = { ...whole, descriptionLength: limits.tellingDescription - 1 }
  expect(viewCompleteness(nearly)).toMatchObject({ percent: 99, missing: ['description'] })
})

it('the next best step is the step with the highest value', () => {
  expect(viewCompleteness({ hasPhoto: false, descriptionLength: 20, hasPhone: true }).missing).toEqual([
    'photo',
    'description',
  ])
  expect(viewCompleteness({ hasPhoto: true, descriptionLength: 0, hasPhone: false }).missing).toEqual([
    'description',
    'phone',
  ])
})

it('more words than count add nothing', () => {
  expect(completenessOf({ ...whole, descriptionLength: limits.descriptionMax })).toBe(1)
})
