import { refuse } from '../http/api-error'
import { asText, type Fields } from '../http/fields'
import { pageOf } from '../http/page-of'
import { json } from '../http/reply'
import type { Route } from '../http/routes'
import type { Preference } from '../store/records'
import { baseNow, newPreferenceId, type World } from '../world'
import { checkPreference, totalCentavosOf } from './check-preference'
import { preferenceView } from './preference-view'

export const preferenceRoutes: Route[] = [
  {
    method: 'POST',
    path: '/checkout/preferences',
    answer: (world, { body }) => {
      checkPreference(body, world.settings.strictUrls)
      const preference: Preference = {
        ...partsOf(body),
        id: newPreferenceId(),
        orderId: null,
        createdAt: baseNow(world),
      }
      return json(201, preferenceView(world, world.store.save('preferences', preference)))
    },
  },
  {
    method: 'GET',
    path: '/checkout/preferences/search',
    answer: (world, { query }) => {
      const reference = query.get('external_reference')
      const found = world.store
        .all('preferences')
        .filter(({ externalReference }) => reference === null || externalReference === reference)
      const { items, paging } = pageOf(found.reverse(), query)
      const elements = items.map((preference) => preferenceView(world, preference))
      return json(200, { elements, total: paging.total, next_offset: paging.offset + items.length })
    },
  },
  {
    method: 'GET',
    path: '/checkout/preferences/:id',
    answer: (world, { id }) => json(200, preferenceView(world, find(world, id))),
  },
  {
    method: 'PUT',
    path: '/checkout/preferences/:id',
    answer: (world, { id, body }) => {
      const known = find(world, id)
      const merged = { ...known.body, ...body }
      checkPreference(merged, world.settings.strictUrls)
      const changed = world.store.save('preferences', { ...known, ...partsOf(merged) })
      return json(200, preferenceView(world, changed))
    },
  },
]

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
