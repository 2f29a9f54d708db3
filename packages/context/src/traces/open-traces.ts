import type { RunningTraces, TracesOptions } from '@oficio/gateways/opentelemetry/create-traces'

/** Begins to send traces where the operator named a collector; returns null where they did not, and loads nothing. */
export async function openTraces(
  traces: Omit<TracesOptions, 'part' | 'log'> | null,
  own: Pick<TracesOptions, 'part' | 'log'>,
): Promise<RunningTraces | null> {
  if (traces === null) return null
  const { createTraces } = await import('@oficio/gateways/opentelemetry/create-traces')
  return createTraces({ ...traces, ...own })
}
