import { searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import { visitor } from '@oficio/domain/kernel/actor'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, expect, it } from 'vitest'
import { noteRendering } from '../outer/rendering'
import { pageStore } from '../page-store/page-store'
import { searchKeptBusinesses } from './kept-searches'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
  pageStore().purge([pageTags.businessSearches])
})

const query = searchBusinessesEndpoint.query.parse({})
const search = (text?: string) =>
  noteRendering({ headers: {} }, async ({ tags }) => {
    const { businesses } = await searchKeptBusinesses(ctx, visitor(), { ...query, query: text })
    return { names: businesses.map(({ name }) => name), tags: [...tags] }
  })
const rename = (id: string, name: string) => ctx.db.business.update({ where: { id }, data: { name } })

it('finds the same until a shown business changes', async () => {
  const { id } = await buildBusiness(ctx, { name: 'Café Uno' })
  const first = await search()
  expect(first).toMatchObject({ names: ['Café Uno'], tags: expect.arrayContaining([pageTags.business(id)]) })
  await rename(id, 'Café Dos')
  expect(await search()).toEqual(first)
  expect((await search('dos')).names).toEqual(['Café Dos'])
  pageStore().purge([pageTags.business(id)])
  expect((await search()).names).toEqual(['Café Dos'])
})

it('finds the same in capital letters', async () => {
  const { id } = await buildBusiness(ctx, { name: 'Café Uno' })
  const first = await search('café')
  await rename(id, 'Café Dos')
  expect(await search('CAFÉ')).toEqual(first)
})

it('finds a business that joins once the searches are purged', async () => {
  expect((await search()).names).toEqual([])
  await buildBusiness(ctx, { name: 'Café Uno' })
  expect((await search()).names).toEqual([])
  pageStore().purge([pageTags.businessSearches])
  expect((await search()).names).toEqual(['Café Uno'])
})

it('searches once for several who search for the same at the same moment', async () => {
  await buildBusiness(ctx, { name: 'Café Uno' })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => searchKeptBusinesses(ctx, visitor(), query)),
  )
  expect(new Set(answers).size).toBe(1)
})

it('searches again after a purge, even while a search that began before it still runs', async () => {
  const { id } = await buildBusiness(ctx, { name: 'Café Uno' })
  const early = searchKeptBusinesses(ctx, visitor(), query)
  await rename(id, 'Café Dos')
  pageStore().purge([pageTags.business(id)])
  expect((await search()).names).toEqual(['Café Dos'])
  await early
  expect((await search()).names).toEqual(['Café Dos'])
})
