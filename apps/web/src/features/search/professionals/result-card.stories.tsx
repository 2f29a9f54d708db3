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

export const Usual: ResultCardStory = { args: { found: sampleFoundProfessional }, render: inList }
export const New: ResultCardStory = {
  args: {
    found: {
      ...sampleFoundProfessional,
      avgRating: 0,
      reviewCount: 0,
      medianResponseMinutes: null,
      companyName: null,
    },
  },
  render: inList,
}
export const Away: ResultCardStory = {
  args: { found: { ...sampleFoundProfessional, isAvailable: false } },
  render: inList,
}
export const OutsideOfTheArea: ResultCardStory = {
  args: { found: { ...sampleFoundProfessional, distanceKm: 62 }, isOutside: true },
  render: inList,
}
export const LongNames: ResultCardStory = {
  args: {
    found: {
      ...sampleFoundProfessional,
      firstName: 'María de los Ángeles',
      lastName: 'Fernández Echeverría',
      companyName: 'Mantenimiento Integral de Edificios del Litoral S.R.L.',
      rubros: ['Plomería', 'Gas', 'Electricidad', 'Pintura', 'Albañilería'],
    },
  },
  render: inList,
}
