import { Agent, request } from 'node:http'

/** Number of connections, as a handful of browsers hold open at once. */
const connections = 8

/** The address of a GET request, and the encoding that the client accepts: `gzip` as browsers do, or none. */
export interface Visit {
  url: string
  encoding: 'gzip' | 'identity'
}

/** Sends the same GET request `count` times over a few connections. Throws on any status but 200. */
export async function sendRequests(visit: Visit, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let remaining = count
  const sendInTurn = async () => {
    while (remaining > 0) {
      remaining -= 1
      await sendOne(visit, agent)
    }
  }
  await Promise.all(Array.from({ length: connections }, sendInTurn))
  agent.destroy()
}

/** Returns the number of bytes of the answer's body, as they were sent. */
export function sendOne({ url, encoding }: Visit, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'accept-encoding': encoding }, ...(agent && { agent }) }
    const clientRequest = request(url, options, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
    })
    clientRequest.on('error', reject)
    clientRequest.end()
  })
}
