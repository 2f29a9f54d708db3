import type { Meta, Story } from '@/lib/story'
import { sampleLead } from '../samples'
import { LeadCard } from './lead-card'

export default { component: LeadCard, title: 'service-requests/tracking/LeadCard' } satisfies Meta

type LeadCardStory = Story<typeof LeadCard>

const inList = (args: Parameters<typeof LeadCard>[0]) => (
  <ul>
    <LeadCard {...args} />
  </ul>
)

const card = { lead: sampleLead, requestId: 'request', token: 'abc.def', canChoose: true }

export const JustOpened: LeadCardStory = { args: card, render: inList }
export const ContactedLead: LeadCardStory = {
  args: { ...card, lead: { ...sampleLead, contactedAt: '2026-11-27T15:00:00.000Z' } },
  render: inList,
}
export const ChosenLead: LeadCardStory = {
  args: { ...card, lead: { ...sampleLead, isChosen: true }, canChoose: false },
  render: inList,
}
export const GaveItBack: LeadCardStory = {
  args: { ...card, lead: { ...sampleLead, status: 'returned' } },
  render: inList,
}
export const NewWithoutProfile: LeadCardStory = {
  args: {
    ...card,
    lead: {
      ...sampleLead,
      profilePath: null,
      companyName: null,
      about: null,
      avgRating: 0,
      reviewCount: 0,
      whatsappUrl: null,
    },
  },
  render: inList,
}
export const LongNames: LeadCardStory = {
  args: {
    ...card,
    lead: {
      ...sampleLead,
      professionalName: 'María de los Ángeles Fernández Echeverría',
      companyName: 'Mantenimiento Integral de Edificios del Litoral S.R.L.',
    },
  },
  render: inList,
}
