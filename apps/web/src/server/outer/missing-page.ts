import { get, type Server } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

/** An address that no page has. */
export const missingAddress = '/unreadable'

/**
 * Requests the page of all missing addresses, so that it is kept from the start. Next writes the requested address into it,
 * so it is kept only for `missingAddress`: otherwise every visitor would read the first wrong address, which may be a secret
 * link with a slip. Without it, Next renders the page for each of them.
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
