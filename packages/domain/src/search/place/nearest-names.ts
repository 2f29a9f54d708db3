import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'
import { type PlaceName, suggestPlaces } from '../../places/suggest-places'
import { readLocation } from './find-search-place'

/** Returns the towns that a text may have meant which names none: what the search offers in its place. */
export const nearestNames = (ctx: Ctx, location = ''): Promise<PlaceName[]> =>
  suggestPlaces(ctx, readLocation(location), limits.meantTowns)
