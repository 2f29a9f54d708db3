import { bareTwin, type Serving } from './bare-server'
import { processorMs } from './processor-time'
import { sendRequests } from './send-requests'

/** Short rounds, each beside what it is held against: a machine that gets slower for a while does so for both. */
const rounds = 21
const requestsOfARound = 200
/** Until the compiler of JavaScript has seen enough of both. */
const warmUpRequests = 1500

export interface Comparison {
  path: string
  /** Processor time of the serving process for one request, in milliseconds: the median of the rounds. */
  ms: number
  bareMs: number
  /** The median of the rounds' own ratios. */
  ratio: number
}

/** Holds a page against a page of equal size that is nothing but text, served by the same Next. */
export async function comparePage(product: Serving, bare: Serving, path: string): Promise<Comparison> {
  return compare(product, bare, path, await bareTwin(bare.origin, product.origin + path))
}

/** Holds a call against a handler that does nothing. */
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
