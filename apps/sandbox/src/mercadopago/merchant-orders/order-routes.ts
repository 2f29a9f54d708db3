import { refuse } from '../http/api-error'
import { pageOf } from '../http/page-of'
import { json } from '../http/reply'
import type { Route } from '../http/routes'
import { orderView } from './order-view'

export const orderRoutes: Route[] = [
  {
    method: 'GET',
    path: '/merchant_orders/search',
    answer: (world, { query }) => {
      const [preference, reference] = [query.get('preference_id'), query.get('external_reference')]
      const found = world.store
        .all('orders')
        .filter(({ preferenceId }) => preference === null || preferenceId === preference)
        .map((order) => orderView(world, order))
        .filter(({ external_reference }) => reference === null || external_reference === reference)
      const { items, paging } = pageOf(found.reverse(), query)
      return json(200, { elements: items, next_offset: paging.offset + items.length, total: paging.total })
    },
  },
  {
    method: 'GET',
    path: '/merchant_orders/:id',
    answer: (world, { id }) => {
      const order = world.store.get('orders', id)
      return order ? json(200, orderView(world, order)) : refuse(404, 'not_found', 'Order not found')
    },
  },
]
