import type { Meta, Story } from '@/lib/story'
import { SimilarOnes } from './similar-ones'

export default { component: SimilarOnes, title: 'search/SimilarOnes' } satisfies Meta

type SimilarOnesStory = Story<typeof SimilarOnes>

const rating = { average: '4,7', text: '12 reseñas' }

export const Professionals: SimilarOnesStory = {
  args: {
    title: 'Otros de Plomería cerca',
    list: [
      {
        seed: 'a',
        href: '/professionals/a',
        name: 'Ramón Ledesma',
        person: null,
        photoUrl: null,
        rating,
        note: 'Plomería y Gas',
      },
      {
        seed: 'b',
        href: '/professionals/b',
        name: 'Cardozo Sanitarios',
        person: 'Marta Cardozo',
        photoUrl: null,
        rating: { average: null, text: 'Sin reseñas todavía' },
        note: 'Plomería',
      },
    ],
    all: { label: 'Ver todos', href: '/profesionales/plomeria/rosario' },
  },
}
export const Businesses: SimilarOnesStory = {
  args: {
    title: 'Otros cafés en Rosario',
    list: [
      {
        seed: 'c',
        href: '/business/c',
        name: 'Café Pichincha',
        person: null,
        photoUrl: null,
        mark: 'cafe',
        rating,
        note: 'Rosario',
      },
    ],
    all: null,
  },
}
