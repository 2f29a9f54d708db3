import getPort, { clearLockedPorts } from 'get-port'

/** Returns whether a server could listen on this port of this machine right now. */
export async function isPortFree(port: number): Promise<boolean> {
  // `getPort` does not return the same port twice within half a minute. Clears its memory, because a caller may check
  // the same port again.
  clearLockedPorts()
  return (await getPort({ port })) === port
}

/** Returns a free port. Callers retry, because another process may take the port first. */
export const findFreePort = (): Promise<number> => getPort()
