import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log, OpenStep, Step, Traces } from '@oficio/domain/kernel/ports'
import type { Context, Span, SpanKind } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { faultOf } from './fault-of'
import { type SamplerName, samplerOf } from './sampler'

const pauseMs = 60_000

export interface TracesOptions {
  /** Full address at which a collector accepts spans by OTLP over HTTP. */
  url: string
  /** Headers that the collector requires, for example a key. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** Which process of the installation this is. */
  part: string
  sampler: { name: SamplerName; ratio: number }
  log: Log
  /** How long finished spans are collected before they are sent. Default: 2 s. */
  delayMs?: number
  /** Maximum duration of one export with its retries. Default: 10 s. */
  timeoutMs?: number
}

export interface RunningTraces extends Traces {
  /** Sends the finished spans. Limited to a short time, because the process is stopping. */
  close(): Promise<void>
}

/** Maximum number of waiting spans. Others are dropped, so that a missing collector costs no more memory than this. */
const queueMost = 2_048
const batch = 512
const closeMs = 1_500
/** Maximum length of a fact. Facts are names and numbers, so longer values are cut off. */
const factMost = 200

/**
 * Creates the sender of traces: each step becomes a span. Does not register with OpenTelemetry's globals, because Next
 * would then send its own spans, whose addresses may contain secret keys of users.
 */
export async function createTraces(options: TracesOptions): Promise<RunningTraces> {
  const { delayMs = 2_000, timeoutMs = 10_000 } = options
  // Imported dynamically, so that nothing is loaded without a collector.
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { url, headers } = options
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: timeoutMs, concurrencyLimit: 2 })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.serviceName, 'oficio.part': options.part }),
    sampler: samplerOf(sdk, options.sampler),
    spanLimits: { attributeValueLengthLimit: factMost },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: createLoggingExporter(exporter, options.log),
        maxQueueSize: queueMost,
        maxExportBatchSize: batch,
        scheduledDelayMillis: delayMs,
        exportTimeoutMillis: timeoutMs + 1_000,
      }),
    ],
  })
  const tracer = provider.getTracer('oficio')
  const { SpanKind, SpanStatusCode, ROOT_CONTEXT, trace } = api
  const kinds = kindsOf(SpanKind)
  const running = new AsyncLocalStorage<Context>()

  const parentOf = ({ kind, cause }: Step): Context => {
    // Ignored for requests, because a kept-alive connection may still have the context of an earlier request.
    const around = kind === 'request' ? undefined : running.getStore()
    const context = around ? null : readMark(cause)
    return around ?? (context ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT)
  }
  const begin = (step: Step): OpenStep => {
    const { name, kind, facts = {} } = step
    const parent = parentOf(step)
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, parent)
    return {
      mark: markOf(span),
      within: (work) => running.run(trace.setSpan(parent, span), work),
      end: ({ fault, facts = {} } = {}) => {
        span.setAttributes({ ...facts })
        if (fault !== undefined)
          span.setAttribute('error.type', faultOf(fault)).setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  return {
    begin,
    step: async (step, work) => {
      const open = begin(step)
      try {
        const done = await open.within(() => work(open.mark))
        open.end()
        return done
      } catch (error) {
        open.end({ fault: error })
        throw error
      }
    },
    close: async () => {
      const shutdown = provider.shutdown().catch(() => undefined)
      await Promise.race([shutdown, new Promise((resolve) => setTimeout(resolve, closeMs).unref())])
    },
  }
}

/** Our kinds of steps as span kinds of OpenTelemetry. */
const kindsOf = (kinds: typeof SpanKind) => ({
  request: kinds.SERVER,
  job: kinds.CONSUMER,
  call: kinds.CLIENT,
  inner: kinds.INTERNAL,
})

function markOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

const markPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

function readMark(mark: string | null | undefined) {
  const [, traceId, spanId, flags] = markPattern.exec(mark ?? '') ?? []
  if (!traceId || !spanId || !flags) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
}

/** Wraps the exporter to log export failures, at most once a minute, because OpenTelemetry itself is silent. */
function createLoggingExporter(exporter: SpanExporter, log: Log): SpanExporter {
  let toldAt = Number.NEGATIVE_INFINITY
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - toldAt > pauseMs) {
          toldAt = performance.now()
          log.warn(
            { reason: faultOf(result.error) },
            'the trace collector accepted nothing: spans are dropped',
          )
        }
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
