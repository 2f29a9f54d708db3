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
    /** Search words: 'plomero', 'pérdida de agua'. */
    synonyms: z.array(z.string()),
    isPopular: z.boolean(),
    /** Only businesses may choose it; clients and professionals never see it. */
    isBusinessOnly: z.boolean(),
  })
  .meta({ id: 'Rubro' })
export type RubroView = z.infer<typeof rubro>

const rubroAudiences = ['requests', 'businesses'] as const

export const listRubrosEndpoint = defineEndpoint({
  name: 'listRubros',
  summary:
    'Lists the service categories that clients request and professionals choose, or the categories that a business may have.',
  tag: 'Rubros',
  method: 'GET',
  path: '/rubros',
  access: 'anyone',
  query: z.object({
    for: z
      .enum(rubroAudiences)
      .default('requests')
      .describe('`businesses` adds the categories that only businesses have (cafés, shops, hotels).'),
  }),
  response: z.object({ success: z.literal(true), data: z.array(rubro) }),
})
