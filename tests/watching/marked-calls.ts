import type { Endpoint } from '@oficio/contracts/endpoint'
import fc from 'fast-check'
import type { FieldValues } from '../system/fuzz/arbitrary-of-schema'
import { type Call, callsOf } from '../system/fuzz/call'

/** Appears in every text that a person would type, and nowhere else. */
export const mark = 'Zqxmarca'
/** The mark in phone numbers. */
export const markedDigits = '5559876'

/** Personal fields of the API by name, with marked values that their rules accept. */
const markedFields: FieldValues = {
  email: [`${mark}.uno@correo.example`, `${mark}.dos@correo.example`],
  payerEmail: [`${mark}.tres@correo.example`],
  phone: [`341 ${markedDigits}`, `+54 9 341 ${markedDigits}`],
  serviceAddress: [`${mark} 1234`],
  address: [`${mark} 1234, Rosario, Santa Fe`],
  street: [`${mark} 1234`],
}

/** Names of fields with words that people write. */
const wordFields =
  /^(name|firstName|lastName|contactName|contactLastName|companyName|title|description|message|detail|reason|answer|comment|text|words|caption|note|search|query|q|input|location|username)$/

/**
 * Returns calls of an endpoint in which everything that a person could have typed contains the mark. If the endpoint is
 * open to everybody, each call is followed by one in which every text is only the mark.
 */
export function markedCalls(
  endpoint: Endpoint,
  inputs: Parameters<typeof callsOf>[1],
  { seed, count }: { seed: number; count: number },
): Call[] {
  const fieldValues = { ...inputs.fieldValues, ...(endpoint.path.includes('admin') ? {} : markedFields) }
  const calls = fc.sample(callsOf(endpoint, { ...inputs, fieldValues }), { seed, numRuns: count })
  const isOpen = endpoint.access === 'anyone'
  return calls.flatMap((call) => [changed(call, markedWord), ...(isOpen ? [changed(call, () => mark)] : [])])
}

type Change = (value: string, name: string) => string

const changed = (call: Call, change: Change): Call => ({
  ...call,
  query: changedTexts(call.query, change),
  body: typeof call.body === 'string' ? changedJson(call.body, change) : call.body,
})

function changedJson(body: string, change: Change): string {
  try {
    return JSON.stringify(changedTexts(JSON.parse(body), change))
  } catch {
    return body
  }
}

function changedTexts(value: unknown, change: Change, name = ''): unknown {
  if (typeof value === 'string') return change(value, name)
  if (Array.isArray(value)) return value.map((item) => changedTexts(item, change, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, changedTexts(item, change, key)]),
  )
}

const markedWord: Change = (value, name) => (wordFields.test(name) ? markedWords(value) : value)

/** Returns marked words that are as long as the value, or only the mark for a shorter value. */
const markedWords = (value: string): string => `${mark} ${value.slice(mark.length + 1)}`.trim()
