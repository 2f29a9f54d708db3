import { expect, it } from 'vitest'
import { initialAnswer } from './completion-answer'

const freshState = { isDenialTapped: false, areStarsTapped: false, isReviewed: false }

it('asks whether the work is done before asking for a rating, and only a client who has not answered yet', () => {
  expect(initialAnswer('professional', freshState)).toBe('nothing')
  expect(initialAnswer('system', freshState)).toBe('nothing')
  expect(initialAnswer('client', freshState)).toBe('done')
  expect(initialAnswer('professional', { ...freshState, areStarsTapped: true })).toBe('done')
  expect(initialAnswer('professional', { ...freshState, isReviewed: true })).toBe('done')
})

it("a 'No fue así' that was tapped in the mail is asked about once more, whatever was said before", () => {
  for (const completedBy of ['professional', 'client'] as const)
    expect(initialAnswer(completedBy, { ...freshState, isDenialTapped: true, isReviewed: true })).toBe(
      'not_done',
    )
})
