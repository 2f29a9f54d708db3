import { listen, serverOf } from '../listen'
import { makeApp } from './app'
import { makeSigner } from './id-token'

export interface GoogleOptions {
  /** 0 takes a free one. */
  port: number
  /** As the site knows it: what stands in each of its words as their author. */
  issuer: string | null
  clientId: string
  clientSecret: string
}

/**
 * Starts the stand-in of Google's login for this machine only: who one is, is typed on its page. Rejects when the port is
 * taken.
 */
export async function startGoogle({ port, issuer, clientId, clientSecret }: GoogleOptions) {
  if (!clientId || !clientSecret) throw new Error('clientId and clientSecret must not be empty')
  const known = { issuer: issuer ?? '', clientId, clientSecret }
  const server = serverOf(makeApp(known, makeSigner()))
  const taken = await listen(server, port)
  known.issuer ||= `http://127.0.0.1:${taken}`
  return {
    issuer: known.issuer,
    port: taken,
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
