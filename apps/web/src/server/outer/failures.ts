import type { IncomingMessage } from 'node:http'
import { codeOf, errors } from '@oficio/contracts/errors'
import { isDatabaseAway } from '@oficio/db/outage'
import { requestIdHeader } from './name-request'
import { onceOver } from './once-over'
import { pinned } from './pinned'
import type { SiteResponse } from './site-response'

/** 'slow': the database is away or the process has too much to do, so a retry helps; 'broken': a fault of ours. */
export type Failure = 'slow' | 'broken'

/** What failed of the requests that are being answered, by the id of the request; null while nothing did. */
const failures = () => pinned('failures', () => new Map<string, Failure | null>())

/** By this header Next's report of an error names its request. A caller's own value is overwritten. */
const markHeader = 'x-request-mark'

const idOf = (headers: NodeJS.Dict<string | string[]>): string => String(headers[markHeader])

/** Lets failures of a request be noted until it is answered. */
export function watchFailures(request: IncomingMessage, response: SiteResponse): void {
  const id = String(response.getHeader(requestIdHeader))
  request.headers[markHeader] = id
  failures().set(id, null)
  onceOver(request, response, () => failures().delete(id))
}

/** Returns the number of requests that are being answered, for tests of leaks. */
export const watchedRequests = (): number => failures().size

/** Returns how a request failed; null if nothing is known. */
export const failureOf = ({ headers }: IncomingMessage): Failure | null =>
  failures().get(idOf(headers)) ?? null

/** Notes an error that a page or a route threw and nobody caught. */
export function noteFailure(error: unknown, headers: NodeJS.Dict<string | string[]>): void {
  const id = idOf(headers)
  // Next may render a page again for others long after its visitor was answered.
  if (!failures().has(id)) return
  // A page is read in parts: an outage explains the errors that follow from it.
  if (failures().get(id) !== 'slow') failures().set(id, isAway(error) ? 'slow' : 'broken')
}

/** Notes that a request is refused because the process has too much to do. */
export const noteTooMuch = ({ headers }: IncomingMessage): void => {
  failures().set(idOf(headers), 'slow')
}

/** Our own refusals that mean 'try again later', and the database's. */
function isAway(error: unknown): boolean {
  const code = codeOf(error)
  return code === null ? isDatabaseAway(error) : errors[code].status === 503
}
