import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Answer {
  path: string
  status: number
  ms: number
  /** Compressed bytes of the body. */
  bytes: number
  /** Whether the page came from the store. */
  isHit: boolean
}

/** Visits pages as browsers do, over a few connections, with compression. */
export function createVisitor(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    close: () => agent.destroy(),
    visit: (path: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now()
        request(origin + path, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
          let bytes = 0
          response.on('data', (chunk: Buffer) => (bytes += chunk.length))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              path,
              status: response.statusCode ?? 0,
              ms: performance.now() - startedAt,
              bytes,
              isHit: response.headers.age !== undefined,
            }),
          )
        })
          .on('error', reject)
          .end()
      }),
  }
}

/**
 * Visits each address when it is due, however many answers are still missing (open loop). Answer times count from the
 * planned moment, so that a visit behind a slow one is slow too.
 */
export async function visitAtRate(
  origin: string,
  addresses: readonly string[],
  perSecond: number,
): Promise<Answer[]> {
  const visitor = createVisitor(origin, Number.POSITIVE_INFINITY)
  const startedAt = performance.now()
  const answers = await Promise.all(
    addresses.map(async (address, at) => {
      const dueAt = startedAt + (1000 * at) / perSecond
      await setTimeout(dueAt - startedAt)
      const answer = await visitor.visit(address)
      return { ...answer, ms: performance.now() - dueAt }
    }),
  )
  visitor.close()
  return answers
}

/** Runs `work` for each item, a few at once. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
) {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
    }),
  )
}

/** Returns a function that draws an item. The first items are drawn most, by Zipf's law. */
export function zipf<Item>(items: readonly Item[], random: () => number): () => Item {
  let sum = 0
  const upto = items.map((_item, at) => (sum += 1 / (at + 1)))
  return () => {
    const share = random() * sum
    let [low, high] = [0, upto.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upto[middle] ?? 0) > share) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new Error('nothing to draw from')
    return item
  }
}
