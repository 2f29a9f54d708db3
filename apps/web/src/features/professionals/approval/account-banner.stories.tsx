import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { sampleStandstill } from '../samples'
import { AccountBanner } from './account-banner'

export default { component: AccountBanner, title: 'professionals/approval/AccountBanner' } satisfies Meta

type AccountBannerStory = Story<typeof AccountBanner>

const banner = (changes: Partial<typeof sampleStandstill>) => ({
  account: { ...sampleStandstill, ...changes },
  supportEmail: 'soporte@oficio.example',
  verificationFeeArs: 3000,
})

const withVat = (args: Parameters<typeof AccountBanner>[0]) => (
  <PricesWithVat percent={21}>
    <AccountBanner {...args} />
  </PricesWithVat>
)

export const PendingPayment: AccountBannerStory = {
  args: banner({ standstill: 'pending_payment' }),
  render: withVat,
}
export const PaymentUnderReview: AccountBannerStory = {
  args: banner({ standstill: 'pending_payment', verificationInHand: 'payment_in_review' }),
  render: withVat,
}
export const PaymentOfAnotherAmount: AccountBannerStory = {
  args: banner({ standstill: 'pending_payment', verificationInHand: 'payment_held' }),
  render: withVat,
}
export const PendingApproval: AccountBannerStory = {
  args: banner({ standstill: 'pending_approval' }),
  render: withVat,
}
export const PendingApprovalWithMissingFacts: AccountBannerStory = {
  args: banner({ standstill: 'pending_approval', missing: ['phone', 'city', 'taxId'] }),
  render: withVat,
}
export const Unconfirmed: AccountBannerStory = {
  args: banner({ emailToConfirm: 'ramon@correo.example' }),
  render: withVat,
}
export const MailWaiting: AccountBannerStory = {
  args: banner({ emailToConfirm: 'ramon@correo.example', isMailWaiting: true }),
  render: withVat,
}
export const AccountRejected: AccountBannerStory = {
  args: banner({ standstill: 'rejected', reason: 'La foto del DNI no se lee.' }),
  render: withVat,
}
export const AccountSuspended: AccountBannerStory = {
  args: banner({ standstill: 'suspended', reason: 'Varios clientes dijeron que no fuiste.' }),
  render: withVat,
}
export const OnBreak: AccountBannerStory = {
  args: banner({ standstill: 'unavailable', awayUntil: '2026-12-05T12:00:00.000Z' }),
  render: withVat,
}
export const AwayWithoutDate: AccountBannerStory = {
  args: banner({ standstill: 'unavailable' }),
  render: withVat,
}
