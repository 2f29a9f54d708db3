import { z } from 'zod'

/** The parts of JSON Schema that the contracts use. */
interface Shape {
  $ref?: string
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  maxLength?: number
  default?: unknown
}

/** Returns the schema as text in the notation of TypeScript, or '' if it has no fields. */
export function shapeText(schema: z.ZodType, io: 'input' | 'output'): string {
  // `any` covers what JSON Schema cannot express. The cast lists the few keywords that are read here.
  const shape = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Shape & {
    $defs?: Record<string, Shape>
  }
  const text = write(shape, shape.$defs ?? {}, '')
  return text === '{}' || text === 'unknown' ? '' : text
}

function write(shape: Shape, shapes: Record<string, Shape>, indent: string): string {
  const target = shape.$ref?.split('/').at(-1)
  if (target) return write(shapes[target] ?? {}, shapes, indent)
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.anyOf) return shape.anyOf.map((part) => write(part, shapes, indent)).join(' | ')
  if (shape.properties) return writeFields(shape, shapes, indent)
  if (shape.type === 'array') return writeList(shape, shapes, indent)
  if (shape.type === 'object') return '{}'
  return shape.type ?? 'unknown'
}

function writeFields(
  { properties = {}, required = [] }: Shape,
  shapes: Record<string, Shape>,
  indent: string,
) {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, field]) => {
    const isRequired = required.includes(name) && field.default === undefined
    return `${inner}${name}${isRequired ? '' : '?'}: ${write(field, shapes, inner)}${remark(field)}`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function writeList({ items = {} }: Shape, shapes: Record<string, Shape>, indent: string): string {
  const item = write(items, shapes, indent)
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`
}

const formats: Record<string, string> = { uuid: 'UUID', 'date-time': 'fecha ISO', email: 'email' }

/** Returns the constraints of a field that its type does not show. */
function remark({ format, maxLength, default: preset }: Shape): string {
  const notes = [
    format && formats[format],
    maxLength !== undefined && `hasta ${maxLength} caracteres`,
    preset !== undefined && `si falta: ${JSON.stringify(preset)}`,
  ].filter(Boolean)
  return notes.length === 0 ? '' : `  // ${notes.join(', ')}`
}
