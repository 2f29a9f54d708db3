import type { RunningTraces, TracesOptions } from '@oficio/gateways/opentelemetry/create-traces'

/** Starts to send traces if the operator set a collector. Otherwise returns null without loading the library. */
export async function openTraces(
  traces: Omit<TracesOptions, 'part' | 'log'> | null,
  own: Pick<TracesOptions, 'part' | 'log'>,
): Promise<RunningTraces | null> {
  if (traces === null) return null
  const { createTraces } = await import('@oficio/gateways/opentelemetry/create-traces')
  return createTraces({ ...traces, ...own })
}
