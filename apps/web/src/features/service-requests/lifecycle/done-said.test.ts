import { expect, it } from 'vitest'
import { firstSaid } from './done-said'

const freshState = { isDenialTapped: false, areStarsTapped: false, isReviewed: false }

it('asks whether the work is done before asking for a rating, and only a client who has not answered yet', () => {
  expect(firstSaid('professional', freshState)).toBe('nothing')
  expect(firstSaid('system', freshState)).toBe('nothing')
  expect(firstSaid('client', freshState)).toBe('done')
  expect(firstSaid('professional', { ...freshState, areStarsTapped: true })).toBe('done')
  expect(firstSaid('professional', { ...freshState, isReviewed: true })).toBe('done')
})

it("a 'No fue así' that was tapped in the mail is asked about once more, whatever was said before", () => {
  for (const completedBy of ['professional', 'client'] as const)
    expect(firstSaid(completedBy, { ...freshState, isDenialTapped: true, isReviewed: true })).toBe('not_done')
})
