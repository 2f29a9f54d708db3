import { paidBooking } from '@oficio/contracts/advertising/bookings'
import { paidRequest } from '@oficio/contracts/service-requests/urgent-payment'
import { z } from 'zod'
import type { createDocument } from 'zod-openapi'
import { answerExample, bodyExample, parameterExample, type Schemas } from './examples/make-example'
import { describeParameter, describeProperties } from './field-descriptions/describe-fields'
import type { JsonSchema } from './field-descriptions/json-schema'

type Document = ReturnType<typeof createDocument>

interface Media {
  schema?: JsonSchema
  example?: unknown
}
interface Operation {
  operationId: string
  parameters?: { name: string; in: string; schema?: JsonSchema; description?: string; example?: unknown }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

/** Adds what the contracts do not contain: a description of each field and an example of each body. */
export function completeDocument(document: Document): Document {
  // The builder's types allow references everywhere. This document has references only at the places below.
  const { paths, components } = document as unknown as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Schemas }
  }
  typeSubject(components.schemas)
  for (const [name, schema] of Object.entries(components.schemas)) describeProperties(schema, [name])
  for (const [path, operations] of Object.entries(paths))
    for (const operation of Object.values(operations)) completeOperation(operation, path, components.schemas)
  return document
}

/**
 * Types the subject of a payment. The contract leaves it open, because the payments module does not know other modules.
 * The document names the two subjects that exist.
 */
function typeSubject({ Payment: payment }: Schemas): void {
  const subjects = [paidRequest, paidBooking].map((contract) => {
    // Uses an empty registry, so that inner schemas are inlined instead of becoming components.
    const { $schema, ...subject } = z.toJSONSchema(contract, { io: 'output', metadata: z.registry() })
    return subject as JsonSchema
  })
  if (payment?.properties) payment.properties.subject = { anyOf: [...subjects, { type: 'null' }] }
}

function completeOperation(operation: Operation, path: string, schemas: Schemas): void {
  const { operationId, parameters = [], requestBody, responses } = operation
  for (const parameter of parameters) {
    describeParameter(parameter, operationId, path)
    parameter.example ??= parameterExample(parameter, [operationId], schemas)
  }
  for (const [type, media] of Object.entries(requestBody?.content ?? {})) {
    describeProperties(media.schema ?? {}, [operationId])
    media.example = bodyExample(media.schema ?? {}, operationId, type, schemas)
  }
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  for (const [, { content = {} }] of successes)
    for (const [type, media] of Object.entries(content)) {
      describeProperties(media.schema ?? {}, [operationId])
      media.example = answerExample(media.schema ?? {}, operationId, type, schemas)
    }
}
