import { codeOf, errors } from '@oficio/contracts/errors'
import { isDatabaseAway } from '@oficio/db/outage'
import { currentRendering } from './rendering'

/** Notes why the present request fails. A page is read in parts: an outage explains the errors that follow from it. */
export function noteFailure(error: unknown): void {
  const rendering = currentRendering()
  if (rendering && rendering.failure !== 'slow') rendering.failure = isAway(error) ? 'slow' : 'broken'
}

/** Our own refusals that mean 'try again later', and the database's. */
function isAway(error: unknown): boolean {
  const code = codeOf(error)
  return code === null ? isDatabaseAway(error) : errors[code].status === 503
}
