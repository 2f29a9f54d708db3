import { accountFields } from './accounts'
import { businessFields } from './businesses'
import { commonFields, hoursFields } from './common'
import { type JsonSchema, partsOf } from './json-schema'
import { panelFields } from './panel'
import { parameterFields } from './parameters'
import { paymentFields } from './payments'
import { professionalFields } from './professionals'
import { serviceRequestFields } from './service-requests'

/** One text for each field of the whole API; the browser never loads them, so they are not in the contracts. */
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
 * Returns the entry of a table for a field, by the names from its owner down to it. The longest key that the names end with
 * wins: `Payment.subject` before `subject`.
 */
export function entryFor<Entry>(table: Record<string, Entry>, names: readonly string[]): Entry | undefined {
  const tails = names.map((_, start) => names.slice(start).join('.'))
  const key = [...tails, `${names[0]}.${names.at(-1)}`]
    .sort((a, b) => b.split('.').length - a.split('.').length)
    .find((tail) => Object.hasOwn(table, tail))
  return key === undefined ? undefined : table[key]
}

/** Describes each property of a schema that its contract does not describe itself. */
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

/** Describes a parameter; an id in a path is named by the part of the path before it. */
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
