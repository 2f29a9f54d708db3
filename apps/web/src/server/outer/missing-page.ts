import { get, type Server } from 'node:http'

/** An address that no page has. */
export const missingAddress = '/unreadable'

/**
 * Requests the page of all missing addresses, so that it is kept from the start. Next writes the requested address into it,
 * so it is kept only for `missingAddress`: otherwise every visitor would read the first wrong address, which may be a secret
 * link with a slip. Without it, Next renders the page for each of them.
 */
export function requestMissingPage(server: Server): void {
  const bound = server.address()
  // A server that listens on a port has an address with that port; the type also knows pipes.
  if (bound === null || typeof bound === 'string') return
  get({ host: bound.address, port: bound.port, path: missingAddress }, (answer) => answer.resume()).on(
    'error',
    () => undefined,
  )
}
