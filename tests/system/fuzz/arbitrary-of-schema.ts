import fc from 'fast-check'
import { z } from 'zod'
import { withCombinations } from './combined-fields'

/** The part of JSON Schema that our contracts use. */
interface Schema {
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** Values by field name that exist or are well formed, for fields whose schema alone does not give such values. */
export type FieldValues = Record<string, readonly unknown[]>

/** Weight of a valid value over a generated one. High, because in a form with many fields the refusals add up. */
const validWeight = 24

/** Returns inputs for a zod schema. Most have the right shape, and many use values that exist. */
export function arbitraryOf(schema: z.ZodType, fieldValues: FieldValues): fc.Arbitrary<unknown> {
  // Our schemas are simple, and the library's return type covers far more than they produce.
  return inputOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, fieldValues)
}

function inputOf(schema: Schema, fieldValues: FieldValues): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => inputOf(option, fieldValues)))
  if (schema.type === 'object') return objectOf(schema, fieldValues)
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = 5 } = schema
    return fc.array(inputOf(items, fieldValues), { minLength: minItems, maxLength: Math.min(maxItems, 6) })
  }
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return fc.jsonValue({ maxDepth: 2 })
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  fieldValues: FieldValues,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const values = valuesFor(schema, fieldValues[name])
    const generatedInput = inputOf(schema, fieldValues)
    return [
      name,
      values.length > 0
        ? fc.oneof(
            { weight: validWeight, arbitrary: fc.constantFrom(...values) },
            { weight: 1, arbitrary: generatedInput },
          )
        : generatedInput,
    ] as const
  })
  const all = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  // Few generated fields make sense together, so some inputs have only the required ones.
  const bare = fc.record(Object.fromEntries(fields.filter(([name]) => required.includes(name))))
  // Rules outside of the schema may require optional fields, so some inputs have all fields.
  const whole = fc.record(Object.fromEntries(fields))
  const records = fc.oneof(
    { weight: 2, arbitrary: all },
    { weight: 2, arbitrary: whole },
    { weight: 1, arbitrary: bare },
  )
  const optionalNames = Object.keys(properties).filter((name) => !required.includes(name))
  return withCombinations(records, optionalNames)
}

/** Returns the values that the schema allows, because a field of the same name can have other choices elsewhere. */
function valuesFor({ enum: choices }: Schema, values: readonly unknown[] = []): readonly unknown[] {
  if (!choices) return values
  const allowed = values.filter((value) => value === undefined || choices.includes(value))
  return allowed.some((value) => value !== undefined) ? allowed : []
}

/** Cached texts by their rules, because creating one takes up to 50 ms and hundreds of fields share a few rules. */
const texts = new Map<string, fc.Arbitrary<string>>()

function textOf({ minLength = 0, maxLength = 60, pattern }: Schema): fc.Arbitrary<string> {
  const rules = JSON.stringify([minLength, maxLength, pattern])
  const arbitrary = texts.get(rules)
  if (arbitrary) return arbitrary
  const max = Math.max(minLength, Math.min(maxLength, 200))
  const words = fc.string({ minLength, maxLength: max, unit: 'binary' })
  // Validation trims blanks before it checks the length. These texts have no blanks, so they are long enough.
  const plain = fc.stringMatching(new RegExp(`^[a-zñá]{${minLength},${Math.min(max, minLength + 20)}}$`))
  const fittingTexts =
    pattern && !pattern.includes('\\p{') ? [fc.stringMatching(new RegExp(pattern))] : [plain]
  // Almost no random text matches a pattern, so few of those are enough.
  const weight = pattern ? 12 : 3
  const text = fc.oneof({ weight, arbitrary: fc.oneof(...fittingTexts) }, { weight: 1, arbitrary: words })
  texts.set(rules, text)
  return text
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + 1)
  const max = maximum ?? 1_000_000_000
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}
