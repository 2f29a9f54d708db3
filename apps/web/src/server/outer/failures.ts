import { codeOf, errors } from '@oficio/contracts/errors'
import { isDatabaseAway } from '@oficio/db/outage'
import { currentRendering } from './rendering'

/**
 * Records why the current request fails. Keeps an outage ('slow'), because the later errors of the same page follow
 * from it.
 */
export function noteFailure(error: unknown): void {
  const rendering = currentRendering()
  if (rendering && rendering.failure !== 'slow')
    rendering.failure = isTemporaryFailure(error) ? 'slow' : 'broken'
}

/** Returns whether the error means 'try again later': one of our 503 codes, or a database outage. */
function isTemporaryFailure(error: unknown): boolean {
  const code = codeOf(error)
  return code === null ? isDatabaseAway(error) : errors[code].status === 503
}
