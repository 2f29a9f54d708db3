import type { Stack } from '@oficio/launcher/stack'
import { processorMs } from '../../../bench/calls/processor-time'
import { childrenOf } from './kill-in-turn'
import { visitUntil } from './visit-until'

const visitors = 12
/** A process compiles its code during the first pages. */
const warmUpSeconds = 15
const measuredSeconds = 20

export interface Speed {
  pagesPerSecond: number
  /** Processor time of the web processes per page. */
  msPerPage: number
}

/** The speed of one process and of two. */
export interface Speeds {
  single: Speed
  double: Speed
}

/** Visits a site with all its web processes at full speed. */
export async function measureSpeed(stack: Stack, nextPath: () => string): Promise<Speed> {
  const primary = stack.pids().web
  if (!primary) throw new Error('the site does not run')
  await visitFor(warmUpSeconds)
  const children = await childrenOf(primary)
  const pids = children.length > 0 ? children : [primary]
  const webMs = async () => (await Promise.all(pids.map(processorMs))).reduce((sum, ms) => sum + ms, 0)
  const startedAt = performance.now()
  const msBefore = await webMs()
  const pages = await visitFor(measuredSeconds)
  return {
    pagesPerSecond: (pages / (performance.now() - startedAt)) * 1_000,
    msPerPage: ((await webMs()) - msBefore) / pages,
  }

  async function visitFor(seconds: number): Promise<number> {
    const endsAt = performance.now() + seconds * 1_000
    const isOver = () => performance.now() > endsAt
    const { answers } = await visitUntil(stack.origin, { visitors, nextPath, isOver })
    return answers.get(200) ?? 0
  }
}

export const gainOf = ({ single, double }: Speeds): number => double.pagesPerSecond / single.pagesPerSecond
