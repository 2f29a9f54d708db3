import type { Meta, Story } from '@/lib/story'
import { sampleFoundProfessional } from '../samples'
import { ResultCard } from './result-card'

export default { component: ResultCard, title: 'search/professionals/ResultCard' } satisfies Meta

type ResultCardStory = Story<typeof ResultCard>

const inList = (args: Parameters<typeof ResultCard>[0]) => (
  <ul>
    <ResultCard {...args} />
  </ul>
)

export const Usual: ResultCardStory = { args: { professional: sampleFoundProfessional }, render: inList }
export const New: ResultCardStory = {
  args: {
    professional: {
      ...sampleFoundProfessional,
      avgRating: 0,
      reviewCount: 0,
      medianResponseMinutes: null,
      companyName: null,
    },
  },
  render: inList,
}
export const OnBreak: ResultCardStory = {
  args: { professional: { ...sampleFoundProfessional, isAvailable: false } },
  render: inList,
}
export const OutsideOfTheArea: ResultCardStory = {
  args: { professional: { ...sampleFoundProfessional, distanceKm: 62 }, isOutside: true },
  render: inList,
}
export const LongNames: ResultCardStory = {
  args: {
    professional: {
      ...sampleFoundProfessional,
      firstName: 'María de los Ángeles',
      lastName: 'Fernández Echeverría',
      companyName: 'Mantenimiento Integral de Edificios del Litoral S.R.L.',
      rubros: ['Plomería', 'Gas', 'Electricidad', 'Pintura', 'Albañilería'],
    },
  },
  render: inList,
}
