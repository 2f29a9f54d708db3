import { entryFor } from '../field-descriptions/describe-fields'
import type { JsonSchema } from '../field-descriptions/json-schema'
import { bodyExamples, fileExamples } from './bodies'
import { usualByEnding, usualByFormat, usualValues } from './values'

export type Schemas = Record<string, JsonSchema>

/** Options of an example: the schemas, the owner names of the current field, and whether optional fields are shown. */
interface Making {
  schemas: Schemas
  names: readonly string[]
  isWhole: boolean
}

/** Returns a body that the call accepts: the required fields and the fields of `bodyExamples`. */
export function bodyExample(schema: JsonSchema, operation: string, type: string, schemas: Schemas): unknown {
  const properties = Object.entries(schema.properties ?? {})
  const added = Object.entries(bodyExamples[operation] ?? {})
  const files = type === 'multipart/form-data' ? properties.flatMap(fileOf) : []
  const addedFields = files.length > 0 ? added.filter(([name]) => schema.properties?.[name]) : added
  const least = sampleOf(schema, { schemas, names: [operation], isWhole: false })
  return Array.isArray(least)
    ? least
    : { ...Object(least), ...Object.fromEntries([...addedFields, ...files]) }
}

function fileOf([name, field]: [string, JsonSchema]): [string, unknown][] {
  const bytes = fileExamples[name] ?? 'The bytes of the file.'
  if (field.format === 'binary') return [[name, bytes]]
  return field.items?.format === 'binary' ? [[name, [bytes]]] : []
}

export function answerExample(
  schema: JsonSchema,
  operation: string,
  type: string,
  schemas: Schemas,
): unknown {
  if (type !== 'application/json') return fileExamples[type] ?? 'The bytes of the file.'
  return sampleOf(schema, { schemas, names: [operation], isWhole: true })
}

export function parameterExample(
  { name, schema = {} }: { name: string; schema?: JsonSchema },
  owner: readonly string[],
  schemas: Schemas,
): unknown {
  return sampleOf(schema, { schemas, names: [...owner, name], isWhole: true })
}

function sampleOf(schema: JsonSchema, making: Making): unknown {
  const usual = entryFor(usualValues, making.names)
  if (usual !== undefined && fits(usual, schema, making.schemas)) return usual
  if (schema.$ref) return sampleOfReference(schema.$ref, making)
  if (schema.example !== undefined) return schema.example
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (variants) return sampleOf(variants.find(isInformative) ?? {}, making)
  if (schema.properties) return fieldsOf(schema, making)
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items, making)] : []
  if (typeof schema.additionalProperties === 'object') return recordOf(schema, making)
  return scalarOf(schema, making)
}

/**
 * Returns whether a shared value fits the schema. The same name may have different types: many nouns have a `state`,
 * and not all of them are provinces.
 */
function fits(value: unknown, schema: JsonSchema, schemas: Schemas): boolean {
  const { $ref, enum: choices, anyOf, type, pattern, format } = schema
  if ($ref) return fits(value, schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas)
  if (anyOf) return anyOf.some((variant) => fits(value, variant, schemas))
  if (choices) return choices.includes(value)
  if (schema.const !== undefined) return schema.const === value
  if (format === 'binary' || (pattern && !new RegExp(pattern).test(String(value)))) return false
  const kind = Array.isArray(value) ? 'array' : typeof value
  const kinds = [type ?? kind].flat()
  return kinds.includes(kind) || (Number.isInteger(value) && kinds.includes('integer'))
}

/** Builds the example of a named schema. Its properties belong to that schema, not to the schema that refers to it. */
function sampleOfReference(reference: string, making: Making): unknown {
  const name = reference.split('/').at(-1) ?? ''
  return sampleOf(making.schemas[name] ?? {}, { ...making, names: [name] })
}

/** Returns whether a variant is worth showing. Null and an empty text explain nothing. */
const isInformative = ({ type, const: constant }: JsonSchema): boolean => type !== 'null' && constant !== ''

const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, making: Making) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => making.isWhole || required.includes(name))
      .map(([name, property]) => [name, sampleOf(property, { ...making, names: [...making.names, name] })]),
  )

function recordOf({ additionalProperties, propertyNames }: JsonSchema, making: Making) {
  // An empty schema allows every value, so the example shows none.
  if (typeof additionalProperties !== 'object' || Object.keys(additionalProperties).length === 0) return {}
  const value = sampleOf(additionalProperties, making)
  const keys = propertyNames?.enum ?? [usualByFormat[propertyNames?.format ?? ''] ?? 'name']
  return Object.fromEntries(keys.map((key) => [String(key), value]))
}

/** Ids that are not UUIDs: of rubros, of categories and tags, and of payments at the provider. */
const shortIds = ['1', 'c1', '123456789012']

function scalarOf({ type, format, pattern, minimum }: JsonSchema, { names }: Making): unknown {
  const [main] = [type ?? 'object'].flat()
  if (main === 'boolean') return true
  if (main === 'number' || main === 'integer') return Math.max(1, minimum ?? 1)
  if (main === 'null') return null
  if (main === 'object') return {}
  const name = names.at(-1) ?? ''
  const ending = Object.keys(usualByEnding).find((end) => name.toLowerCase().endsWith(end))
  const likely = usualByFormat[format ?? ''] ?? usualByEnding[ending ?? ''] ?? 'Texto'
  return pattern ? ([likely, ...shortIds].find((text) => new RegExp(pattern).test(text)) ?? likely) : likely
}
