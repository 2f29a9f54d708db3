import type { Sampler } from '@opentelemetry/sdk-trace'

/** The sampler names that OpenTelemetry defines for its environment variable. */
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

/**
 * Returns the sampler that decides which traces are kept. With 'parentbased' a step is kept if the request that caused
 * it is kept.
 */
export function samplerOf(sdk: Sdk, { name, ratio }: { name: SamplerName; ratio: number }): Sampler {
  const roots = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  }
  // The other names are these three with the prefix 'parentbased_'.
  const root = roots[name.replace('parentbased_', '') as keyof typeof roots]()
  return name.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root
}
