import { Hono } from 'hono'
import { json } from '../../respond'
import { refuse } from '../http/api-error'
import { asText, type Fields } from '../http/fields'
import { paginate } from '../http/paginate'
import { queryOf, readFields } from '../http/read-call'
import type { Preference } from '../store/records'
import { baseNow, newPreferenceId, type World } from '../world'
import { checkPreference, totalCentavosOf } from './check-preference'
import { preferenceView } from './preference-view'

/** The API of preferences: create, search, read and change. */
export const preferenceRoutes = (world: World) =>
  new Hono()
    .post('/checkout/preferences', async (c) => {
      const body = await readFields(c)
      checkPreference(body, world.settings.strictUrls)
      const preference: Preference = {
        ...partsOf(body),
        id: newPreferenceId(),
        orderId: null,
        createdAt: baseNow(world),
      }
      return json(201, preferenceView(world, world.store.save('preferences', preference)))
    })
    .get('/checkout/preferences/search', (c) => {
      const query = queryOf(c)
      const reference = query.get('external_reference')
      const matches = world.store
        .all('preferences')
        .filter(({ externalReference }) => reference === null || externalReference === reference)
      const { items, paging } = paginate(matches.reverse(), query)
      const elements = items.map((preference) => preferenceView(world, preference))
      return json(200, { elements, total: paging.total, next_offset: paging.offset + items.length })
    })
    .get('/checkout/preferences/:id', (c) => json(200, preferenceView(world, find(world, c.req.param('id')))))
    .put('/checkout/preferences/:id', async (c) => {
      const body = await readFields(c)
      const preference = find(world, c.req.param('id'))
      const merged = { ...preference.body, ...body }
      checkPreference(merged, world.settings.strictUrls)
      const changed = world.store.save('preferences', { ...preference, ...partsOf(merged) })
      return json(200, preferenceView(world, changed))
    })

function partsOf(
  body: Fields,
): Pick<Preference, 'body' | 'externalReference' | 'totalCentavos' | 'currency'> {
  return {
    body,
    externalReference: asText(body.external_reference),
    totalCentavos: totalCentavosOf(body.items),
    currency: 'ARS',
  }
}

function find({ store }: World, id: string): Preference {
  return store.get('preferences', id) ?? refuse(404, 'not_found', 'Preference not found')
}
