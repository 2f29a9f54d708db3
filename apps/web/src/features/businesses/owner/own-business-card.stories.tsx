import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { sampleOwnBusinessRow } from '../samples'
import { OwnBusinessCard } from './own-business-card'

export default { component: OwnBusinessCard, title: 'businesses/owner/OwnBusinessCard' } satisfies Meta

type OwnBusinessCardStory = Story<typeof OwnBusinessCard>

const withVat = (args: Parameters<typeof OwnBusinessCard>[0]) => (
  <PricesWithVat percent={21}>
    <ul>
      <OwnBusinessCard {...args} />
    </ul>
  </PricesWithVat>
)

export const Active: OwnBusinessCardStory = { args: { business: sampleOwnBusinessRow }, render: withVat }
export const PendingPayment: OwnBusinessCardStory = {
  args: {
    business: {
      ...sampleOwnBusinessRow,
      status: 'pending_payment',
      payWay: 'subscribe',
      asksForPayer: true,
      nextChargeAt: null,
    },
  },
  render: withVat,
}
export const BusinessRejected: OwnBusinessCardStory = {
  args: {
    business: { ...sampleOwnBusinessRow, status: 'rejected', statusReason: 'La dirección no existe.' },
  },
  render: withVat,
}
export const Cancelled: OwnBusinessCardStory = {
  args: {
    business: { ...sampleOwnBusinessRow, status: 'cancelled', payWay: 'reactivate', nextChargeAt: null },
  },
  render: withVat,
}
export const ChargeFailed: OwnBusinessCardStory = {
  args: { business: { ...sampleOwnBusinessRow, status: 'past_due' } },
  render: withVat,
}
export const BusinessSuspended: OwnBusinessCardStory = {
  args: {
    business: { ...sampleOwnBusinessRow, status: 'suspended', statusReason: 'Recibimos varios reclamos.' },
  },
  render: withVat,
}
export const BusinessPaused: OwnBusinessCardStory = {
  args: { business: { ...sampleOwnBusinessRow, status: 'paused', publicUntil: '2026-12-10T12:00:00.000Z' } },
  render: withVat,
}
export const Incomplete: OwnBusinessCardStory = {
  args: { business: { ...sampleOwnBusinessRow, isIncomplete: true, city: null, state: null } },
  render: withVat,
}
export const Free: OwnBusinessCardStory = {
  args: { business: { ...sampleOwnBusinessRow, isFree: true, monthlyPriceArs: 0, nextChargeAt: null } },
  render: withVat,
}
