import fc from 'fast-check'
import { z } from 'zod'

/** The parts of JSON Schema that the contracts make. */
interface Shape {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
}

/** What no form sends. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    '',
    ' ',
    '\0',
    '‮',
    "' OR 1=1 --",
    '<script>',
    '\ud800',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    { $ne: null },
    { toString: 'x' },
    '9'.repeat(400),
    '😀'.repeat(2000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Texts that mean something where a field has that name; the rest is any text of the right length. */
type Known = Record<string, readonly unknown[]>

/** Returns inputs for a schema: most of them whole, a third with something broken, absent or added. */
export function arbitraryInput(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  // `any` stands for what JSON cannot say; the cast names the few keywords that are read here.
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape
  const whole = ofShape(shape, known)
  const broken = fc
    .tuple(whole, fc.constantFrom(...Object.keys(shape.properties ?? {}), 'extra', '__proto__'), junk)
    .map(([value, name, replaced]) =>
      fc.stringify(replaced).length % 5 === 0 ? without(value, name) : { ...Object(value), [name]: replaced },
    )
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 6, arbitrary: broken },
    { weight: 1, arbitrary: junk },
  )
}

function without(value: unknown, name: string): unknown {
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => key !== name))
}

function ofShape(shape: Shape, known: Known, name = ''): fc.Arbitrary<unknown> {
  // One kind of id is a number; what is known under the name are the others.
  if (known[name] && !shape.pattern?.includes('\\d{'))
    return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...known[name]) }, ofType(shape, known))
  return ofType(shape, known)
}

function ofType(shape: Shape, known: Known): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((part) => ofShape(part, known)))
  if (shape.format === 'uuid') return fc.uuid({ version: 7 })
  if (shape.pattern) return fc.stringMatching(new RegExp(shape.pattern))
  if (shape.type === 'string') return ofText(shape)
  if (shape.type === 'integer') return ofInteger(shape)
  if (shape.type === 'number') return fc.oneof(fc.integer({ min: 0, max: 40 }), fc.double({ noNaN: true }))
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'array') return ofList(shape, known)
  return ofObject(shape, known)
}

const ofText = ({ minLength = 0, maxLength = 60 }: Shape) =>
  fc.oneof(
    fc
      .string({ minLength: Math.max(minLength, 1), maxLength: Math.min(maxLength, 60) })
      .map((text) => `a${text}`),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) }),
  )

const ofInteger = ({ minimum, exclusiveMinimum, maximum }: Shape) => {
  const min = minimum ?? (exclusiveMinimum ?? -1) + 1
  return fc.integer({ min, max: Math.max(min, Math.min(maximum ?? 200, 2_000)) })
}

const ofList = ({ items = {}, minItems = 0, maxItems = 3 }: Shape, known: Known) =>
  fc.array(ofShape(items, known), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  })

function ofObject({ properties = {}, required = [] }: Shape, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, ofShape(field, known, name)]),
  )
  return fc.record(fields, { requiredKeys: required })
}
