import type { Meta, Story } from '@/lib/story'
import { SearchFold } from './search-fold'

export default { component: SearchFold, title: 'search/SearchFold' } satisfies Meta

type SearchFoldStory = Story<typeof SearchFold>

const fold = {
  isFolded: false,
  summary: 'Plomería en Rosario',
  activeFilters: 0,
  hasFault: false,
  children: <p>Filtros</p>,
}

export const Open: SearchFoldStory = { args: fold }
export const FoldedSearch: SearchFoldStory = { args: { ...fold, isFolded: true } }
export const FoldedWithFilters: SearchFoldStory = { args: { ...fold, isFolded: true, activeFilters: 2 } }
export const WithFault: SearchFoldStory = { args: { ...fold, isFolded: true, hasFault: true } }
