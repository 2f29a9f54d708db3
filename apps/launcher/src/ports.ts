import { createServer } from 'node:net'

/** Whether a server could listen on this port of this machine right now. */
export async function isPortFree(port: number): Promise<boolean> {
  // Both wildcard and loopback: on some systems one may be taken while the other still looks free.
  return (await canListen(port, '127.0.0.1')) && (await canListen(port))
}

/** Returns a port that nobody listens on. Another process may take it before its use: callers retry. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('the system gave no port'))
      })
    })
  })
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
