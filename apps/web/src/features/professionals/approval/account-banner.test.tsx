import type { AccountStandstill } from '@oficio/contracts/professionals/approval'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AccountBanner } from './account-banner'

const approved: AccountStandstill = {
  standstill: null,
  verificationInHand: null,
  missing: [],
  emailToConfirm: null,
  isMailWaiting: false,
  reason: null,
  awayUntil: null,
}
const banner = (changes: Partial<AccountStandstill> = {}) =>
  renderToStaticMarkup(
    <AccountBanner account={{ ...approved, ...changes }} supportEmail="a@b.ar" verificationFeeArs={1} />,
  )

it('says nothing of an approved account with a confirmed mail', () => {
  expect(banner()).toBe('')
})

it('says during the review how long it takes', () => {
  expect(banner({ standstill: 'pending_approval' })).toContain('Solemos responder en 1 día hábil')
})
