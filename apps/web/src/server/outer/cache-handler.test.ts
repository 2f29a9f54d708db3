import { beforeEach, expect, it } from 'vitest'
import { pageStore } from '../page-store/page-store'
import CacheHandler from './cache-handler'
import { noteRendering } from './rendering'

const handler = new CacheHandler()
const routerRequest = { headers: { rsc: '1' } }
const page = (html: string) => ({ kind: 'APP_PAGE', html })
const read = (body: string) => ({ kind: 'FETCH', data: { body } })
const readValue = async (key: string) => Object((await handler.get(key))?.value)

beforeEach(() => pageStore().purge(['rubros', 'reviews', 'business:1']))

/** Renders a page as Next does: reads and stores the cached reads with their tags first, then the page. */
const render = (key: string, tags: string[]) =>
  noteRendering(routerRequest, async () => {
    for (const tag of tags) {
      const keptValue = await handler.get(`read ${tag}`, { tags: [tag] })
      if (!keptValue) await handler.set(`read ${tag}`, read(tag), { tags: [tag] })
    }
    await handler.set(key, page(key), { cacheControl: { revalidate: 3600 } })
  })

it('keeps a page with the tags of all reads of its rendering, those from the cache too', async () => {
  await render('/first', ['rubros'])
  await render('/second', ['rubros', 'reviews'])
  await handler.revalidateTag('rubros')
  expect([await handler.get('/first'), await handler.get('/second')]).toEqual([null, null])
  expect((await readValue('read reviews')).data).toEqual({ body: 'reviews' })
})

it('keeps the tags of simultaneous renderings apart', async () => {
  await Promise.all([render('/business/1', ['business:1']), render('/reviews', ['reviews'])])
  await handler.revalidateTag(['business:1'])
  expect([await handler.get('/business/1'), (await readValue('/reviews')).html]).toEqual([null, '/reviews'])
})

it('keeps no page that was being rendered when what it shows changed', async () => {
  await noteRendering(routerRequest, async () => {
    await handler.get('read reviews', { tags: ['reviews'] })
    await handler.revalidateTag('reviews')
    await handler.set('/reviews', page('old'))
  })
  expect(await handler.get('/reviews')).toBeNull()
})

it('keeps a whole page for its readers elsewhere, but keeps that a page does not exist', async () => {
  const store = (key: string, status: number) =>
    noteRendering({ headers: {} }, (rendering) =>
      handler.set(key, { ...page(key), status }).then(() => rendering.pageMadeAt),
    )
  expect([await store('/whole', 200), await store('/missing', 404)]).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
  expect([await handler.get('/whole'), (await readValue('/missing')).html]).toEqual([null, '/missing'])
})

it('returns how long Next may use a page, and when it was made', async () => {
  const before = Date.now()
  await render('/first', ['rubros'])
  const keptValue = await handler.get('/first')
  expect(keptValue?.cacheControl).toEqual({ revalidate: 3600 })
  expect(keptValue?.lastModified).toBeGreaterThanOrEqual(before)
})

it('drops a page that Next says is gone', async () => {
  await render('/first', ['rubros'])
  await noteRendering(routerRequest, () => handler.set('/first', null))
  expect(await handler.get('/first')).toBeNull()
})

it('keeps the page of missing addresses only without the address of a visitor', async () => {
  const key = '/route-cache/APP_PAGE/build/$/_not-found'
  await render(key, ['rubros'])
  expect(await handler.get(key)).toBeNull()
  await noteRendering(routerRequest, (rendering) => {
    rendering.isOfMissingAddress = true
    return handler.set(key, page('for all'))
  })
  await render(key, ['rubros'])
  expect(await readValue(key)).toEqual(page('for all'))
})
