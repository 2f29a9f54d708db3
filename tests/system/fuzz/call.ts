import type { Endpoint } from '@oficio/contracts/endpoint'
import fc from 'fast-check'
import { arbitraryOf, type FieldValues } from './arbitrary-of-schema'
import { brokenBody, hostileValue, mutationsOf } from './hostile'
import { wireText } from './wire-text'

interface Form {
  file: Uint8Array
  fields: Record<string, string>
}

/** A generated call before it is sent. */
export interface Call {
  params: unknown
  query: unknown
  /** The text that is sent, or a form with a file. */
  body: string | Form | null
  contentType: string
  headers: Record<string, string>
}

interface Inputs {
  fieldValues: FieldValues
  /** Headers of callers that may make the call. */
  callers: readonly Record<string, string>[]
  /** A real photo, for endpoints that accept files. */
  photo: Uint8Array
}

/** Returns calls of an endpoint. Most can succeed, some have one fault, and a few are garbage. */
export function callsOf(endpoint: Endpoint, { fieldValues, callers, photo }: Inputs): fc.Arbitrary<Call> {
  const part = (name: 'params' | 'query' | 'body') => {
    const fittingValues = arbitraryOf(endpoint[name], fieldValues)
    return fc.oneof(
      { weight: 9, arbitrary: fittingValues },
      { weight: 1, arbitrary: mutationsOf(fittingValues) },
    )
  }
  const json = fc.record({
    body: fc.oneof(
      { weight: 9, arbitrary: part('body').map((body) => JSON.stringify(body)) },
      { weight: 1, arbitrary: brokenBody },
    ),
    contentType: fc.oneof(
      { weight: 15, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          '',
        ),
      },
    ),
  })
  const bodies = endpoint.files
    ? fc.oneof(json, formsOf(photo, arbitraryOf(endpoint.body, fieldValues)))
    : json
  const caller: fc.Arbitrary<Record<string, string>> = fc.oneof(
    { weight: 15, arbitrary: fc.constantFrom(...callers) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Record<string, string>>(
        {},
        { authorization: 'Bearer x.y.z' },
        { authorization: 'Basic eDp5' },
      ),
    },
  )
  const text = hostileValue.map((value) => wireText(String(JSON.stringify(value)).slice(0, 100)))
  const extra: fc.Arbitrary<Record<string, string>> = fc.oneof(
    { weight: 9, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.record({ 'idempotency-key': text, 'user-agent': text }) },
  )
  return fc
    .record({ params: part('params'), query: part('query'), sent: bodies, caller, extra })
    .map(({ params, query, sent: { body, contentType }, caller: from, extra: more }) => ({
      params,
      query,
      body: endpoint.method === 'GET' ? null : body,
      contentType,
      headers: { ...more, ...from },
    }))
}

/**
 * Returns forms with text fields and a file: the photo unchanged, truncated, with one byte changed, or something else.
 */
function formsOf(
  photo: Uint8Array,
  bodies: fc.Arbitrary<unknown>,
): fc.Arbitrary<{ body: Form; contentType: string }> {
  const cut = fc.integer({ min: 0, max: photo.length }).map((length) => photo.slice(0, length))
  const changed = fc.tuple(fc.nat(photo.length - 1), fc.nat(255)).map(([at, byte]) => {
    const bytes = Uint8Array.from(photo)
    bytes[at] = byte
    return bytes
  })
  const rubbish = fc.uint8Array({ maxLength: 2_000 })
  const file = fc.oneof({ weight: 4, arbitrary: fc.constant(photo) }, cut, changed, rubbish)
  const fields = bodies.map((body) =>
    Object.fromEntries(
      Object.entries(Object(body))
        .filter(
          ([, value]) => value !== undefined && (!Array.isArray(value) || value.every(Number.isInteger)),
        )
        // A list of numbers is sent as one text, separated by commas.
        .map(([name, value]) => [name, String(value)]),
    ),
  )
  return fc.record({ file, fields }).map((body) => ({ body, contentType: '' }))
}
