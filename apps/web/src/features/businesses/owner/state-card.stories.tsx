import type { Meta, Story } from '@/lib/story'
import { sampleOwnBusiness } from '../samples'
import { StateCard } from './state-card'

export default { component: StateCard, title: 'businesses/owner/StateCard' } satisfies Meta

type StateCardStory = Story<typeof StateCard>

export const Public: StateCardStory = { args: { own: { ...sampleOwnBusiness } } }
export const PendingPayment: StateCardStory = {
  args: { own: { ...sampleOwnBusiness, status: 'pending_payment', isPublic: false } },
}
export const BusinessRejected: StateCardStory = {
  args: {
    own: {
      ...sampleOwnBusiness,
      status: 'rejected',
      isPublic: false,
      statusReason: 'La dirección no existe.',
    },
  },
}
export const BusinessPaused: StateCardStory = {
  args: {
    own: { ...sampleOwnBusiness, status: 'paused', isPublic: false, pausedAt: '2026-11-20T12:00:00.000Z' },
  },
}
export const BusinessSuspended: StateCardStory = {
  args: {
    own: {
      ...sampleOwnBusiness,
      status: 'suspended',
      isPublic: false,
      statusReason: 'Recibimos varios reclamos.',
    },
  },
}
export const ChargeFailed: StateCardStory = {
  args: { own: { ...sampleOwnBusiness, status: 'past_due', publicUntil: '2026-12-10T12:00:00.000Z' } },
}
export const Cancelled: StateCardStory = {
  args: { own: { ...sampleOwnBusiness, status: 'cancelled', isPublic: false } },
}
