import { bareTwin, type Serving } from './bare-server'
import { processorMs } from './processor-time'
import { sendRequests } from './send-requests'

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

/** Compares a page with a plain text page of equal size that the same Next serves. */
export async function comparePage(product: Serving, bare: Serving, path: string): Promise<Comparison> {
  return compare(product, bare, path, await bareTwin(bare.origin, product.origin + path))
}

/** Compares a call with a handler that does nothing. */
export const compareCall = (product: Serving, bare: Serving, path: string): Promise<Comparison> =>
  compare(product, bare, path, `${bare.origin}/api/empty`)

async function compare(product: Serving, bare: Serving, path: string, bareUrl: string): Promise<Comparison> {
  const url = product.origin + path
  await sendRequests(url, warmUpRequests)
  await sendRequests(bareUrl, warmUpRequests)
  const pairs: { ms: number; bareMs: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [ms, bareMs] = await Promise.all([costOf(product.pid, url), costOf(bare.pid, bareUrl)])
    pairs.push({ ms, bareMs })
  }
  return {
    path,
    ms: median(pairs.map(({ ms }) => ms)),
    bareMs: median(pairs.map(({ bareMs }) => bareMs)),
    ratio: median(pairs.map(({ ms, bareMs }) => ms / bareMs)),
  }
}

async function costOf(pid: number, url: string): Promise<number> {
  const before = await processorMs(pid)
  await sendRequests(url, requestsOfARound)
  return ((await processorMs(pid)) - before) / requestsOfARound
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
