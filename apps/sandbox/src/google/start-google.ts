import { listen, serverOf } from '../listen'
import { makeApp } from './app'
import { makeSigner } from './id-token'

export interface GoogleOptions {
  /** 0 takes a free one. */
  port: number
  /** The issuer of each token, as the site knows it. */
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
