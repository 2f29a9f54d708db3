import type { MayAsk } from '@oficio/domain/places/places-provider'
import { recordingLog } from '@oficio/domain/testing/fakes'
import { createGooglePlaces } from '@oficio/gateways/google-places/create-google-places'
import { startGooglePlaces } from '@oficio/sandbox/google/places/start-google-places'

const apiKey = 'key-of-the-site'

/** Starts the stand-in of Google's API, and the adapter with a clock of its own for its pauses. */
export async function startPlaces() {
  const service = await startGooglePlaces({ port: 0, apiKey })
  const log = recordingLog()
  const time = { ms: 0 }
  let paid = 0
  const mayAsk: MayAsk = async () => {
    paid += 1
    return true
  }
  const adapter = { apiKey, apiUrl: service.url, log, now: () => time.ms }
  return {
    service,
    log,
    time,
    apiKey,
    mayAsk,
    /** Returns the number of paid requests. */
    paid: () => paid,
    // All answers are fast, but the machine may be busy.
    provider: createGooglePlaces({ ...adapter, timeoutMs: 15_000, photoTimeoutMs: 15_000 }),
    /** The adapter with short timeouts, for answers that never come. */
    hasty: createGooglePlaces({ ...adapter, timeoutMs: 200, photoTimeoutMs: 200 }),
  }
}
export type Places = Awaited<ReturnType<typeof startPlaces>>

/** The query of tests that do not depend on a particular query. */
export const cafes = { query: 'café', type: undefined, around: null, language: 'es' }
