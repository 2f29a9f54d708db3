import { listen, serverOf } from '../../listen'
import { makePlacesApp, type PlacesQuestion } from './app'
import type { Fault } from './misbehave'

export interface GooglePlacesOptions {
  /** 0 takes a free one. */
  port: number
  /** Any other key is refused. */
  apiKey: string
}

/**
 * Starts the stand-in of Google's Places API for this machine only. Rejects when the port is taken.
 */
export async function startGooglePlaces({ port, apiKey }: GooglePlacesOptions) {
  const faults: Fault[] = []
  const questions: PlacesQuestion[] = []
  const server = serverOf(makePlacesApp({ apiKey, faults, questions }))
  const actualPort = await listen(server, port)
  return {
    port: actualPort,
    url: `http://127.0.0.1:${actualPort}`,
    questions,
    /** Lets the next questions go wrong, each in its way. */
    failNext: (...next: Fault[]) => void faults.push(...next),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
