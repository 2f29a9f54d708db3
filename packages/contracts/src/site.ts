import { z } from 'zod'
import { defineEndpoint } from './endpoint'

/** The generated OpenAPI document of all endpoints. */
export const openapiEndpoint = defineEndpoint({
  name: 'openapi',
  summary: 'Returns this description of the API.',
  tag: 'Operación',
  method: 'GET',
  path: '/openapi.json',
  access: 'anyone',
  response: z.unknown(),
})
