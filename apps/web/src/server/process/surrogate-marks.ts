import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import type { Stored } from './page-store'

/** Bounds what a purge that got lost does, and lets the pages of an old version go; a busy page costs no more for it. */
const purgedSeconds = 60
/** The least that such caches know. */
const unpurgedSeconds = 1

/**
 * Returns what tells a cache before web, which says of itself that it is one, that it may keep this page, for how long and by
 * which tags. Only pages out of the store are marked: they are the same for everybody, and none is sent any more once it was
 * purged, while what Next has just rendered may be older than that. Whoever gets the page from there asks again each time.
 */
export function marksFor(
  { headers }: IncomingMessage,
  { tags }: Stored,
  isPurged: boolean,
): OutgoingHttpHeaders {
  if (!headers['surrogate-capability']) return {}
  return {
    'cache-control': 'public, max-age=0, must-revalidate',
    'surrogate-control': `max-age=${isPurged ? purgedSeconds : unpurgedSeconds}`,
    ...(isPurged && { 'surrogate-key': [pageTags.everyPage, ...tags].join(' ') }),
  }
}
