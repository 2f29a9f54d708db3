import { expect, it } from 'vitest'
import { firstSaid } from './done-said'

const nothing = { isDenialTapped: false, areStarsTapped: false, isReviewed: false }

it('asks whether the work is done before asking for a rating, and only a client who has not answered yet', () => {
  expect(firstSaid('professional', nothing)).toBe('nothing')
  expect(firstSaid('system', nothing)).toBe('nothing')
  expect(firstSaid('client', nothing)).toBe('done')
  expect(firstSaid('professional', { ...nothing, areStarsTapped: true })).toBe('done')
  expect(firstSaid('professional', { ...nothing, isReviewed: true })).toBe('done')
})

it("a 'No fue así' that was tapped in the mail is asked about once more, whatever was said before", () => {
  for (const by of ['professional', 'client'] as const)
    expect(firstSaid(by, { ...nothing, isDenialTapped: true, isReviewed: true })).toBe('not_done')
})
