import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { expect, it } from 'vitest'
import { workStateOf } from './work-state'

const lead = (fields: Partial<LeadView>) =>
  ({ status: 'active', contact: {}, isCompletionDenied: false, ...fields }) as LeadView

it('only whoever sees the contact data says how the work goes, and each other one is told their own reason', () => {
  expect(workStateOf(null)).toBe('outsider')
  expect(workStateOf(lead({}))).toBe('holder')
  expect(workStateOf(lead({ isCompletionDenied: true }))).toBe('denied')
  expect(workStateOf(lead({ contact: null }))).toBe('suspended')
  expect(workStateOf(lead({ contact: null, status: 'returned' }))).toBe('returned')
})
