import { Agent, request } from 'node:http'

/** Number of connections, as a handful of browsers hold open at once. */
const connections = 8

/** Sends the same GET request `count` times over a few connections. Throws on any status but 200. */
export async function sendRequests(url: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let remaining = count
  const sendInTurn = async () => {
    while (remaining > 0) {
      remaining -= 1
      await sendOne(url, agent)
    }
  }
  await Promise.all(Array.from({ length: connections }, sendInTurn))
  agent.destroy()
}

/**
 * Returns the length of the uncompressed answer in bytes. Answers are uncompressed, because compression costs both
 * sides of a comparison the same.
 */
export function sendOne(url: string, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { ...(agent && { agent }) }, (answer) => {
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
