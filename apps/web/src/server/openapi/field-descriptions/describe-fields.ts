import { accountFields } from './accounts'
import { businessFields } from './businesses'
import { commonFields, hoursFields } from './common'
import { type JsonSchema, partsOf } from './json-schema'
import { panelFields } from './panel'
import { parameterFields } from './parameters'
import { paymentFields } from './payments'
import { professionalFields } from './professionals'
import { serviceRequestFields } from './service-requests'

/** The descriptions of all fields of the API. They are not in the contracts, because browsers load the contracts. */
const bodyFields = {
  ...parameterFields,
  ...accountFields,
  ...businessFields,
  ...hoursFields,
  ...panelFields,
  ...paymentFields,
  ...professionalFields,
  ...serviceRequestFields,
  ...commonFields,
}
const queryFields = { ...bodyFields, ...parameterFields }

/**
 * Returns the entry of a table for a field. `names` leads from the owner down to the field. The longest matching key
 * wins: `Payment.subject` before `subject`.
 */
export function entryFor<Entry>(table: Record<string, Entry>, names: readonly string[]): Entry | undefined {
  const tails = names.map((_, start) => names.slice(start).join('.'))
  const key = [...tails, `${names[0]}.${names.at(-1)}`]
    .sort((a, b) => b.split('.').length - a.split('.').length)
    .find((tail) => Object.hasOwn(table, tail))
  return key === undefined ? undefined : table[key]
}

/** Adds a description to each property of a schema that has none in its contract. */
export function describeProperties(schema: JsonSchema, owner: readonly string[]): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const names = [...owner, name]
    const text = property.description ?? entryFor(bodyFields, names)
    if (text !== undefined) property.description = text
    describeProperties(property, names)
  }
  for (const part of partsOf(schema)) describeProperties(part, owner)
}

interface Parameter {
  name?: string | undefined
  in?: string | undefined
  description?: string | undefined
  schema?: JsonSchema | undefined
}

/** Adds a description to a parameter. The key of an id in a path is the path segment before it. */
export function describeParameter(parameter: Parameter, operation: string, path: string): void {
  const { name = '' } = parameter
  const before = path
    .split('/')
    .slice(1, path.split('/').indexOf(`{${name}}`))
    .at(-1)
  const owner = [operation, ...(path.startsWith('/admin') && parameter.in === 'query' ? ['admin'] : [])]
  if (parameter.in === 'path') owner.push(before ?? '')
  const text =
    parameter.description ?? parameter.schema?.description ?? entryFor(queryFields, [...owner, name])
  if (text !== undefined) parameter.description = text
}
