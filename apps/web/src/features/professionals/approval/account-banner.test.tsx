import type { AccountStandstill } from '@oficio/contracts/professionals/approval'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AccountBanner } from './account-banner'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

const approved: AccountStandstill = {
  standstill: null,
  verificationInHand: null,
  missing: [],
  emailToConfirm: null,
  reason: null,
  awayUntil: null,
}
const banner = (changes: Partial<AccountStandstill> = {}) =>
  renderToStaticMarkup(
    <AccountBanner account={{ ...approved, ...changes }} supportEmail="a@b.ar" verificationFeeArs={1} />,
  )

it('says after the approval too that the mail is unconfirmed, and nothing once it is confirmed', () => {
  expect(banner({ emailToConfirm: 'ramon@correo.com' })).toContain('Falta que confirmes tu email')
  expect(banner()).toBe('')
})

it('says during the review how long it takes', () => {
  expect(banner({ standstill: 'pending_approval' })).toContain('Solemos responder en 1 día hábil')
})
