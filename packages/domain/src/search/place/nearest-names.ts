import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'
import { type PlaceName, suggestPlaces } from '../../places/suggest-places'
import { readLocation } from './find-search-place'

/** Returns suggestions for a text that names no known town. */
export const nearestNames = (ctx: Ctx, location = ''): Promise<PlaceName[]> =>
  suggestPlaces(ctx, readLocation(location), limits.meantTowns)
