import { expect, it } from 'vitest'
import { readConfig } from '../config'
import { EnvError } from '../env'

const demo = {
  DATABASE_URL: 'postgres://oficio:clave@127.0.0.1:5432/oficio',
  AUTH_SECRET: 'a'.repeat(64),
  TOKEN_SECRET: 'b'.repeat(64),
}

it('sends traces only if an address is configured, in the standard variables of OpenTelemetry', () => {
  expect(readConfig(demo).traces).toBeNull()
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
  expect(readConfig({ ...demo, ...endpoint }).traces).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    serviceName: 'oficio',
    sampler: { name: 'parentbased_always_on', ratio: 1 },
  })
  const whole = {
    ...endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20key, tenant=b=c',
    OTEL_SERVICE_NAME: 'oficio-rosario',
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  }
  expect(readConfig({ ...demo, ...whole }).traces).toMatchObject({
    headers: { 'api-key': 'a key', tenant: 'b=c' },
    serviceName: 'oficio-rosario',
    sampler: { name: 'traceidratio', ratio: 0.1 },
  })
  const wrong = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'no pair',
    OTEL_TRACES_SAMPLER: 'jaeger_remote',
    OTEL_TRACES_SAMPLER_ARG: '2',
  }
  expect(() => readConfig({ ...demo, ...wrong })).toThrow(EnvError)
  for (const name of Object.keys(wrong)) expect(() => readConfig({ ...demo, ...wrong })).toThrow(`${name}: `)
})
