import { createReadCache } from '@oficio/context/read-cache'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pageStore } from '../page-store/page-store'
import { listenForPurges } from './listen-for-purges'

const page = '/business/cafe'
const isKept = () => pageStore().get(page) !== null

let ctx: TestCtx
/** For each change reported to the replica: whether the old page could still be sent. */
let purges: boolean[]
let stop: () => Promise<void>

beforeEach(async () => {
  ctx = await createTestContext()
  purges = []
  pageStore().put(page, 'old', { tags: ['business:1'], bytes: 3, since: pageStore().moment })
  stop = listenForPurges(ctx, {
    url: ctx.databaseUrl,
    pageReads: { noteChange: () => void purges.push(isKept()) },
  })
  // After it starts to listen, the listener reports once, because it may have missed changes before.
  await expect.poll(() => purges.length).toBeGreaterThan(0)
})
afterEach(() => stop())

it('drops a page once a change of what it shows is committed', async () => {
  await ctx
    .transaction(async (ctx) => {
      await purgePages(ctx.db, ['business:1'])
      throw new Error('undone')
    })
    .catch(() => undefined)
  await ctx.transaction((ctx) => purgePages(ctx.db, ['reviews']))
  await expect.poll(() => purges.length).toBe(2)
  expect(isKept()).toBe(true)
  await ctx.transaction((ctx) => purgePages(ctx.db, ['business:1', 'reviews']))
  await expect.poll(isKept).toBe(false)
})

it('sends reads to the primary before it drops the page, because a replica may lag behind', async () => {
  await ctx.transaction((ctx) => purgePages(ctx.db, ['business:1']))
  await expect.poll(isKept).toBe(false)
  expect(purges.at(-1)).toBe(true)
})

it('drops reads kept in memory that a committed change affects, and keeps the others', async () => {
  ctx.readCache = createReadCache(ctx.clock)
  const names = ['one', 'other']
  for (const name of names) await ctx.readCache.read(name, [`rubro:${name}`], async () => name)
  await ctx.transaction((ctx) => purgePages(ctx.db, ['rubro:one']))
  await expect.poll(() => names.filter((name) => ctx.readCache.has(name))).toEqual(['other'])
})
