import type { BusinessView } from '@oficio/contracts/businesses/view'
import { expect, it } from 'vitest'
import { businessSummary } from './business-summary'

it('separates the short description of a business from its address', () => {
  // The summary reads only these fields.
  const business = {
    name: 'La Nueva',
    categories: [{ name: 'Restaurantes' }],
    locations: [{ address: 'Mz 4 Lote 5 S/N', city: 'Rosario', state: 'Santa Fe' }],
    short_description: 'Pizzas',
    avg_rating: null,
    review_count: 0,
  } as unknown as BusinessView
  expect(businessSummary(business).description).toBe(
    'Pizzas. Mz 4 Lote 5 S/N, Rosario, Santa Fe. Horarios, teléfono y fotos.',
  )
})
