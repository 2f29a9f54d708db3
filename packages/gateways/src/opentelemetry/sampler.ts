import type { Sampler } from '@opentelemetry/sdk-trace'

/** As OpenTelemetry names them in its environment. */
export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerName = (typeof samplerNames)[number]

type Sdk = typeof import('@opentelemetry/sdk-trace')

/** Returns which traces are kept. What follows from a request is asked by 'parentbased' whether that one is. */
export function samplerOf(sdk: Sdk, { name, ratio }: { name: SamplerName; ratio: number }): Sampler {
  const roots = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  }
  // The other half of the names is these three with a word before them.
  const root = roots[name.replace('parentbased_', '') as keyof typeof roots]()
  return name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root
}
