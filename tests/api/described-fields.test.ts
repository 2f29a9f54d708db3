import { expect, it } from 'vitest'
import { schemasOf } from './checked-schemas'
import { describedApi } from './described-api'

interface Media {
  schema: Schema
  example?: unknown
}
interface Schema {
  description?: string
  properties?: Record<string, Schema>
}
interface Parameter {
  name: string
  in: string
  description?: string
  example?: unknown
}
interface Answer {
  description?: string
  headers?: Record<string, { description?: string }>
  content?: Record<string, Media>
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer & { $ref?: string }>
}

const api = describedApi()
const operations = Object.entries<Record<string, Operation>>(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ at: ['paths', path, method], ...operation })),
)

/** Every body, answer and parameter of the document, with its place and example. */
const places = operations.flatMap(({ at, operationId, parameters = [], requestBody, responses }) => [
  ...parameters.map((parameter, index) => ({
    ...parameter,
    name: `${operationId} ${parameter.in} ${parameter.name}`,
    at: [...at, 'parameters', String(index), 'schema'],
  })),
  ...Object.entries(requestBody?.content ?? {}).map(([type, media]) => ({
    name: `${operationId} body ${type}`,
    at: [...at, 'requestBody', 'content', type, 'schema'],
    ...media,
  })),
  ...Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, { content = {} }]) =>
      Object.entries(content).map(([type, media]) => ({
        name: `${operationId} ${status} ${type}`,
        at: [...at, 'responses', status, 'content', type, 'schema'],
        ...media,
      })),
    ),
])

/** Returns the paths of all properties below a value of the document that have no description. */
function undescribed(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item) => undescribed(item, name))
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'example' || key === 'examples') return []
    if (key !== 'properties') return undescribed(inner, name)
    return Object.entries<Schema>(Object(inner)).flatMap(([property, schema]) => [
      ...(schema.description?.trim() ? [] : [`${name}.${property}`]),
      ...undescribed(schema, `${name}.${property}`),
    ])
  })
}

it('describes every parameter, body field and answer field', () => {
  const schemas = Object.entries(api.components.schemas).flatMap(([name, schema]) =>
    undescribed(schema, name),
  )
  const inline = operations.flatMap(({ operationId, requestBody, responses }) => {
    const refusals = Object.entries(responses).filter(([status]) => !/^[23]/.test(status))
    const answers = Object.entries(responses).filter(([status]) => /^[23]/.test(status))
    expect(refusals.every(([, { $ref, description }]) => $ref ?? description)).toBe(true)
    return [requestBody, ...answers.map(([, answer]) => answer)].flatMap((part) =>
      undescribed(part, operationId),
    )
  })
  const parameters = operations.flatMap(({ operationId, parameters: all = [] }) =>
    all
      .filter(({ description }) => !description)
      .map((parameter) => `${operationId} ${parameter.in} ${parameter.name}`),
  )
  expect(
    [...schemas, ...inline, ...parameters],
    'add them to apps/web/src/server/openapi/field-descriptions',
  ).toEqual([])
})

it('describes every header of an answer', () => {
  const answers: Answer[] = [
    ...operations.flatMap(({ responses }) => Object.values(responses)),
    ...Object.values<Answer>(api.components.responses),
  ]
  const headers = answers.flatMap((answer) => Object.entries(answer.headers ?? {}))
  expect(headers.length).toBeGreaterThan(100)
  expect(headers.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([])
})

it('shows an example of every parameter, body and answer, which its schema accepts', () => {
  const faultOf = schemasOf(api)
  const faults = places.flatMap(({ name, at, example }) => {
    const fault = example === undefined ? 'has no example' : faultOf(at, example)
    return fault ? [`${name}: ${fault}: ${JSON.stringify(example)?.slice(0, 300)}`] : []
  })
  expect(places.length).toBeGreaterThan(400)
  expect(faults).toEqual([])
})
