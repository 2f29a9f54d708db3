import type { ChildProcess } from 'node:child_process'
import { askForMetrics } from '@oficio/gateways/prometheus/ask-for-metrics'
import { joinMetrics } from '@oficio/gateways/prometheus/join-metrics'
import { serveMetrics } from '@oficio/gateways/prometheus/serve-metrics'

/**
 * Serves the metrics of all web processes at one address, each series with the number of its process. Leaves out a
 * process that does not answer in time. Throws if it cannot listen on the address.
 */
export async function serveGatheredMetrics(
  listening: () => { number: number; process: ChildProcess }[],
  listen: { host: string; port: number },
): Promise<void> {
  const print = async () => {
    const answers = listening().map(async ({ number, process }) => ({
      process: String(number),
      metrics: await askForMetrics(process),
    }))
    return joinMetrics(await Promise.all(answers))
  }
  await serveMetrics({ print }, listen)
}
