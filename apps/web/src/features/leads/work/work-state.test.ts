import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { expect, it } from 'vitest'
import { workStateOf } from './work-state'

const lead = (fields: Partial<LeadView>) =>
  ({ status: 'active', contact: {}, isCompletionDenied: false, ...fields }) as LeadView

it('the viewers of the contact data say how the work goes, and the others read their own reason', () => {
  expect(workStateOf(null)).toBe('outsider')
  expect(workStateOf(lead({}))).toBe('holder')
  expect(workStateOf(lead({ isCompletionDenied: true }))).toBe('denied')
  expect(workStateOf(lead({ contact: null }))).toBe('suspended')
  expect(workStateOf(lead({ contact: null, status: 'returned' }))).toBe('returned')
})
