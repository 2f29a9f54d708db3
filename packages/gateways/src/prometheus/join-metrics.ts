import { AggregatorRegistry } from 'prom-client'
import type { MetricsOfProcess, PrintedMetrics } from './create-metrics'

/**
 * Returns the metrics of several processes as one text. Each series gets the label `process`. Sums would be wrong,
 * because a sum falls when a process restarts.
 */
export async function joinMetrics(
  parts: readonly { process: string; metrics: MetricsOfProcess }[],
): Promise<PrintedMetrics> {
  const labelledMetrics = parts.map(({ process, metrics }) =>
    metrics.map((metric) => ({
      ...metric,
      // No two series are equal, so each "aggregate" is the value itself.
      aggregator: 'first',
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
    })),
  )
  const registry = AggregatorRegistry.aggregate(labelledMetrics)
  return { contentType: registry.contentType, text: await registry.metrics() }
}
