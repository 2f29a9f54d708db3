import { Hono } from 'hono'
import { json } from '../../respond'
import { refuse } from '../http/api-error'
import { paginate } from '../http/paginate'
import { queryOf } from '../http/read-call'
import type { World } from '../world'
import { orderView } from './order-view'

/** The API of merchant orders: search and read. */
export const orderRoutes = (world: World) =>
  new Hono()
    .get('/merchant_orders/search', (c) => {
      const query = queryOf(c)
      const [preference, reference] = [query.get('preference_id'), query.get('external_reference')]
      const orders = world.store
        .all('orders')
        .filter(({ preferenceId }) => preference === null || preferenceId === preference)
        .map((order) => orderView(world, order))
        .filter(({ external_reference }) => reference === null || external_reference === reference)
      const { items, paging } = paginate(orders.reverse(), query)
      return json(200, { elements: items, next_offset: paging.offset + items.length, total: paging.total })
    })
    .get('/merchant_orders/:id', (c) => {
      const order = world.store.get('orders', c.req.param('id'))
      return order ? json(200, orderView(world, order)) : refuse(404, 'not_found', 'Order not found')
    })
