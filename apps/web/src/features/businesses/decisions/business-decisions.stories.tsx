import type { Meta, Story } from '@/lib/story'
import { BusinessDecisions } from './business-decisions'

export default {
  component: BusinessDecisions,
  title: 'businesses/decisions/BusinessDecisions',
} satisfies Meta

type BusinessDecisionsStory = Story<typeof BusinessDecisions>

const business = {
  id: 'business',
  name: 'Ferretería Belgrano',
  status: 'active' as const,
  reason: null,
  verifiedWhat: null,
  featuredUntil: null,
}

export const Active: BusinessDecisionsStory = { args: { business, today: '2026-11-28' } }
export const VerifiedAndFeatured: BusinessDecisionsStory = {
  args: {
    business: { ...business, verifiedWhat: 'CUIT y dirección', featuredUntil: '2026-12-31' },
    today: '2026-11-28',
  },
}
export const BusinessSuspended: BusinessDecisionsStory = {
  args: {
    business: { ...business, status: 'suspended', reason: 'Recibimos varios reclamos.' },
    today: '2026-11-28',
  },
}
