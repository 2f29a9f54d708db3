import { get, type Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

/** An address that no page has. */
export const missingAddress = '/unreadable'

/**
 * Requests the page for missing addresses once, so that it is cached from the start. Otherwise Next renders it for each
 * missing address. Next writes the requested address into the page. So only the page of `missingAddress` is cached:
 * any other address may be a mistyped secret link, which every visitor could then read.
 */
export function requestMissingPage(server: Server): void {
  // Uses a port of this process alone, because another process may answer at the port that all of them share.
  const door = createServer((socket) => server.emit('connection', socket)).unref()
  door.listen({ host: '127.0.0.1', port: 0, exclusive: true }, () => {
    const { port } = door.address() as AddressInfo // A server that listens on a port has an address with that port.
    get({ host: '127.0.0.1', port, path: missingAddress, agent: false }, (answer) => answer.resume())
      .on('error', () => undefined)
      .on('close', () => door.close())
  })
}
