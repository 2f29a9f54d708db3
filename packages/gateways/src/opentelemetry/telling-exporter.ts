import type { Log } from '@oficio/domain/kernel/ports'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { faultOf } from './fault-of'

const pauseMs = 60_000

/** Sends by the exporter, and says once a minute in the log that a collector takes nothing: OpenTelemetry itself is silent. */
export function tellingExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - toldAt > pauseMs) {
          toldAt = performance.now()
          log.warn(
            { reason: faultOf(result.error) },
            'the collector of traces took nothing: spans are dropped',
          )
        }
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
