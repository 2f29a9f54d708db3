import { pageTags } from '@oficio/domain/kernel/pages/tags'
import type { FrontCache, Log } from '@oficio/domain/kernel/ports'
import { createFrontCache } from '@oficio/gateways/front-cache/create-front-cache'
import type { Config } from '../config'

/** Returns the cache that stands before web and has to be told of changes, or null where there is none. */
export const openFrontCache = (
  { cachePurgeUrl }: Pick<Config, 'cachePurgeUrl'>,
  log: Log,
): FrontCache | null =>
  cachePurgeUrl === null ? null : createFrontCache({ url: cachePurgeUrl, everyPage: pageTags.everyPage, log })
