import type { Contributions } from '../kernel/ctx'
import { countBusinessScoresClock } from './businesses/count-business-scores'
import { countBusinessWordsClock } from './businesses/count-business-words'
import { businessPlaces } from './lookup/business-places'
import { searchTables } from './personal-tables'
import { countScoresClock } from './professionals/count-scores'
import { countWordsClock } from './professionals/count-words'
import { tellEnginesHandler } from './sitemap/tell-engines'

/** Everything that the search noun adds to the registry. */
export const search = {
  jobs: [tellEnginesHandler],
  clock: [countScoresClock, countWordsClock, countBusinessScoresClock, countBusinessWordsClock],
  personalTables: searchTables,
  placeSources: [businessPlaces],
} satisfies Contributions
