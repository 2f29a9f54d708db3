import type { Meta, Story } from '@/lib/story'
import { sampleFoundProfessional, samplePagination } from '../samples'
import { SearchResults } from './search-results'

export default { component: SearchResults, title: 'search/professionals/SearchResults' } satisfies Meta

type SearchResultsStory = Story<typeof SearchResults>

const results = {
  sketch: null,
  fields: {
    query: 'plomero',
    rubroIds: [],
    location: 'Rosario, Santa Fe',
    latitude: '',
    longitude: '',
    radiusKm: '',
    minRating: '',
    responseMinutes: '',
    availability: '',
  },
  rubros: [],
  answer: {
    professionals: [sampleFoundProfessional],
    pagination: samplePagination,
    nearest: [],
    meantRubros: [],
    place: { localidadId: 1, provinciaId: 21, city: 'Rosario', state: 'Santa Fe' },
  },
  isTownUnknown: false,
}
const emptyAnswer = { ...samplePagination, totalPages: 0, totalCount: 0, hasMore: false }

export const SomeResults: SearchResultsStory = { args: results }
export const NoResults: SearchResultsStory = {
  args: {
    ...results,
    answer: { ...results.answer, professionals: [], nearest: [], pagination: emptyAnswer },
  },
}
export const NobodyButNearOnes: SearchResultsStory = {
  args: {
    ...results,
    answer: {
      ...results.answer,
      professionals: [],
      nearest: [{ ...sampleFoundProfessional, distanceKm: 62 }],
      pagination: emptyAnswer,
    },
  },
}
export const UnknownTown: SearchResultsStory = { args: { ...results, answer: null, isTownUnknown: true } }
export const NotAskedYet: SearchResultsStory = { args: { ...results, answer: null } }
