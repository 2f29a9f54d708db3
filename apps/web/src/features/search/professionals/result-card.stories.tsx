import { samplePhoto } from '@/features/photos/samples'
import type { Meta, Story } from '@/lib/story'
import { sampleFoundProfessional } from '../samples'
import { FoundProfessionalCard } from './found-professional-card'

export default { component: FoundProfessionalCard, title: 'search/professionals/ResultCard' } satisfies Meta

type ResultCardStory = Story<typeof FoundProfessionalCard>

const need = { rubros: [], place: null }

const inList = (args: Parameters<typeof FoundProfessionalCard>[0]) => (
  <ul>
    <FoundProfessionalCard {...args} />
  </ul>
)

export const Usual: ResultCardStory = {
  args: { need, professional: sampleFoundProfessional },
  render: inList,
}
export const New: ResultCardStory = {
  args: {
    need,
    professional: {
      ...sampleFoundProfessional,
      avgRating: 0,
      reviewCount: 0,
      medianResponseMinutes: null,
      companyName: null,
      checks: [],
      jobsDone: 0,
    },
  },
  render: inList,
}
export const OnBreak: ResultCardStory = {
  args: { need, professional: { ...sampleFoundProfessional, isAvailable: false } },
  render: inList,
}
export const OutsideOfTheArea: ResultCardStory = {
  args: { need, professional: { ...sampleFoundProfessional, distanceKm: 62 }, isOutside: true },
  render: inList,
}
export const LongNames: ResultCardStory = {
  args: {
    need,
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
export const WithWork: ResultCardStory = {
  args: {
    need,
    professional: {
      ...sampleFoundProfessional,
      workPhotoUrls: ['a', 'b', 'c'].map((name) => `${samplePhoto.thumbUrl}#${name}`),
    },
  },
  render: inList,
}
