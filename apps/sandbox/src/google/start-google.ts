import { listen, serverOf } from '../listen'
import { makeApp } from './app'
import { makeSigner } from './id-token'

export interface GoogleOptions {
  /** 0 means a free port. */
  port: number
  /** The issuer of the tokens, as configured for the site. */
  issuer: string | null
  clientId: string
  clientSecret: string
}

/**
 * Starts the stand-in of Google's login on this machine only. Users type their identity into its page. Rejects if the
 * port is taken.
 */
export async function startGoogle({ port, issuer, clientId, clientSecret }: GoogleOptions) {
  if (!clientId || !clientSecret) throw new Error('clientId and clientSecret must not be empty')
  const client = { issuer: issuer ?? '', clientId, clientSecret }
  const server = serverOf(makeApp(client, makeSigner()))
  const actualPort = await listen(server, port)
  client.issuer ||= `http://127.0.0.1:${actualPort}`
  return {
    issuer: client.issuer,
    port: actualPort,
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
