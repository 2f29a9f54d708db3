import getPort, { clearLockedPorts } from 'get-port'

/** Whether a server could listen on this port of this machine right now. */
export async function isPortFree(port: number): Promise<boolean> {
  // It names no port twice within half a minute, and here somebody asks again.
  clearLockedPorts()
  return (await getPort({ port })) === port
}

/** Returns a port that nobody listens on. Another process may take it before its use: callers retry. */
export const findFreePort = (): Promise<number> => getPort()
