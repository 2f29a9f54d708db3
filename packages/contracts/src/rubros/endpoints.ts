import { z } from 'zod'
import { defineEndpoint } from '../endpoint'

export const rubro = z
  .object({
    id: z.number(),
    name: z.string(),
    description: z.string(),
    slug: z.string(),
    icon: z.string(),
    tradePlural: z.string(),
    /** Other words that people search it by: 'plomero', 'pérdida de agua'. */
    synonyms: z.array(z.string()),
    isPopular: z.boolean(),
  })
  .meta({ id: 'Rubro' })
export type RubroView = z.infer<typeof rubro>

export const listRubrosEndpoint = defineEndpoint({
  name: 'listRubros',
  summary: 'All service categories that can be asked for.',
  tag: 'Rubros',
  method: 'GET',
  path: '/rubros',
  access: 'anyone',
  response: z.object({ success: z.literal(true), data: z.array(rubro) }),
})
