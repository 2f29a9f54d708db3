import { samplerNames } from '@oficio/gateways/opentelemetry/sampler'
import { z } from 'zod'

/** Headers in OpenTelemetry's format: 'api-key=abc,tenant=mine', with special characters percent-encoded. */
const headers = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((pair) => pair.trim()))
  .refine(
    (pairs) => pairs.every((pair) => /^\s*[\w-]+\s*=/.test(pair) && isDecodable(pair)),
    'van como nombre=valor, separados por comas.',
  )
  .transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
      }),
    ),
  )

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Trace settings under the names that OpenTelemetry defines: destination, headers, service name and sampler. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (value) => /^https?:\/\//.test(value) && URL.canParse(value),
      'es la dirección del colector, por ejemplo http://127.0.0.1:4318.',
    )
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTEL_SERVICE_NAME: z.string().default('oficio'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplerNames, `tiene que ser uno de ${samplerNames.join(', ')}.`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('es la parte que se guarda, de 0 a 1.')
    .min(0, 'va de 0 a 1.')
    .max(1, 'va de 0 a 1.')
    .default(1),
}
