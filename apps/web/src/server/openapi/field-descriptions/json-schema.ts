/** The parts of JSON Schema that the document uses and that descriptions and examples need. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  description?: string
  example?: unknown
  examples?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Returns the schemas inside a schema, except its properties. */
export function partsOf({ items, additionalProperties, anyOf, oneOf, allOf }: JsonSchema): JsonSchema[] {
  const inner = [items, additionalProperties, ...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])]
  return inner.filter((part): part is JsonSchema => typeof part === 'object')
}
