import { z } from 'zod'
import { defineEndpoint } from '../endpoint'

export const businessCategory = z
  .object({ id: z.number(), name: z.string(), slug: z.string(), icon: z.string() })
  .meta({ id: 'BusinessCategory' })

export const businessTag = z
  .object({ id: z.number(), name: z.string(), slug: z.string(), icon: z.string() })
  .meta({ id: 'BusinessTag' })

export const listBusinessCategoriesEndpoint = defineEndpoint({
  name: 'listBusinessCategories',
  summary: 'Lists the categories of businesses, and the tags that describe what they offer.',
  tag: 'Negocios',
  method: 'GET',
  path: '/business/categories',
  access: 'anyone',
  response: z.object({
    success: z.literal(true),
    data: z.array(businessCategory),
    tags: z.array(businessTag),
  }),
})
