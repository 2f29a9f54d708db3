import { listen, serverOf } from '../../listen'
import { makePlacesApp, type PlacesQuestion } from './app'
import type { Fault } from './misbehave'

export interface GooglePlacesOptions {
  /** 0 means a free port. */
  port: number
  /** Calls with another key are refused. */
  apiKey: string
}

/** Starts the stand-in of Google's Places API on this machine only. Rejects if the port is taken. */
export async function startGooglePlaces({ port, apiKey }: GooglePlacesOptions) {
  const faults: Fault[] = []
  const questions: PlacesQuestion[] = []
  const server = serverOf(makePlacesApp({ apiKey, faults, questions }))
  const actualPort = await listen(server, port)
  return {
    port: actualPort,
    url: `http://127.0.0.1:${actualPort}`,
    questions,
    /** Makes the next calls fail, one fault per call. */
    failNext: (...next: Fault[]) => void faults.push(...next),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
