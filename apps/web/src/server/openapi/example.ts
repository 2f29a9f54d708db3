import { adSpaces } from '@oficio/contracts/advertising/spaces'
import { z } from 'zod'

/** The parts of JSON Schema by which a value is found. */
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
  minimum?: number
  $defs?: Record<string, Shape>
}

/** What people and programs send under the names that most calls share. */
const usual: Record<string, unknown> = {
  username: 'lucia.fernandez',
  password: 'una clave larga',
  confirmPassword: 'una clave larga',
  currentPassword: 'una clave larga',
  email: 'lucia.fernandez@example.com',
  payerEmail: 'lucia.fernandez@example.com',
  firstName: 'Lucía',
  lastName: 'Fernández',
  contactName: 'Lucía',
  contactLastName: 'Fernández',
  phone: '0341 15-555-1234',
  address: 'San Lorenzo 1234',
  serviceAddress: 'San Lorenzo 1234',
  city: 'Rosario',
  state: 'Santa Fe',
  description: 'Pierde agua la canilla de la cocina.',
  code: '123456',
  reason: 'Lo pidió el cliente',
  latitude: -32.95,
  longitude: -60.64,
  postalCode: '2000',
  taxId: '20-12345678-6',
  document: '20-12345678-6',
  acceptTerms: true,
  message: '¿Cómo publico mi negocio?',
  targetUrl: 'https://example.com/oferta',
  icon: 'wrench',
  spaceId: adSpaces[0]?.id,
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn',
  p256dh: 'B'.padEnd(87, 'A'),
  auth: 'A'.repeat(22),
  hours: { closed: true },
  open: '09:00',
  close: '18:00',
}

const formats: Record<string, unknown> = {
  uuid: '019a0c3e-7b52-7c41-9f0e-3d5a8b1c2d4e',
  date: '2027-03-15',
  'date-time': '2027-03-15T12:00:00.000Z',
}

/** Returns the least that a call may send, as it could be typed; undefined where nothing has to be sent. */
export function exampleOf(body: z.ZodType): unknown {
  // `any` stands for what JSON cannot say; the cast names the few keywords that are read here.
  const shape = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape
  const example = sampleOf(shape, '', shape.$defs ?? {})
  return Object.keys(Object(example)).length > 0 ? example : undefined
}

function sampleOf(shape: Shape, name: string, named: Record<string, Shape>): unknown {
  const target = shape.$ref?.split('/').at(-1)
  if (target) return sampleOf(named[target] ?? {}, name, named)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.anyOf) return sampleOf(shape.anyOf[0] ?? {}, name, named)
  if (name in usual && !shape.required) return usual[name]
  if (shape.type === 'object') return fieldsOf(shape, named)
  if (shape.type === 'array') return shape.items ? [sampleOf(shape.items, name, named)] : []
  return scalarOf(shape)
}

const fieldsOf = ({ properties = {}, required = [] }: Shape, named: Record<string, Shape>) =>
  Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, name, named)]))

function scalarOf({ type, format, minimum }: Shape): unknown {
  if (format && format in formats) return formats[format]
  if (type === 'boolean') return true
  return type === 'string' ? 'Texto' : Math.max(1, minimum ?? 1)
}
