import { type BareServer, bareTwin } from './bare-server'
import { processorMs } from './processor-time'
import { sendRequests, type Visit } from './send-requests'

/**
 * Number of short rounds. Each round measures both sides, so that a machine that slows down for a while slows down
 * both.
 */
const rounds = 21
const requestsOfARound = 200
/** Number of requests after which the JavaScript compiler has optimised both sides. */
const warmUpRequests = 1500

export interface Comparison {
  path: string
  /** Processor time of the serving process per request, in milliseconds. The median of the rounds. */
  ms: number
  bareMs: number
  /** The median of the ratios of the single rounds. */
  ratio: number
}

/**
 * Compares a page with a plain text page that the same Next serves. The plain page is as long as the compressed page,
 * and it is sent uncompressed, because the product compresses a kept page only once.
 */
export async function comparePage(product: BareServer, bare: BareServer, path: string): Promise<Comparison> {
  const visit: Visit = { url: product.origin + path, encoding: 'gzip' }
  return compare(product, bare, path, visit, await bareTwin(bare.origin, visit))
}

/** Compares a call with a handler that does nothing. */
export const compareCall = (product: BareServer, bare: BareServer, path: string): Promise<Comparison> =>
  compare(
    product,
    bare,
    path,
    { url: product.origin + path, encoding: 'identity' },
    { url: `${bare.origin}/api/empty`, encoding: 'identity' },
  )

async function compare(
  product: BareServer,
  bare: BareServer,
  path: string,
  visit: Visit,
  bareVisit: Visit,
): Promise<Comparison> {
  await sendRequests(visit, warmUpRequests)
  await sendRequests(bareVisit, warmUpRequests)
  const pairs: { ms: number; bareMs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [ms, bareMs] = await Promise.all([costOf(product.pid, visit), costOf(bare.pid, bareVisit)])
    pairs.push({ ms, bareMs })
  }
  return {
    path,
    ms: median(pairs.map(({ ms }) => ms)),
    bareMs: median(pairs.map(({ bareMs }) => bareMs)),
    ratio: median(pairs.map(({ ms, bareMs }) => ms / bareMs)),
  }
}

async function costOf(pid: number, visit: Visit): Promise<number> {
  const before = await processorMs(pid)
  await sendRequests(visit, requestsOfARound)
  return ((await processorMs(pid)) - before) / requestsOfARound
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
