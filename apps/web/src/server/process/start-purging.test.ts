import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createReadCache } from '@oficio/context/read-cache'
import { openFrontCache } from '@oficio/context/web/front-cache'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPage, PageCache } from './page-store'
import { startPurging } from './start-purging'

/** As Next calls a page. */
const key = '/route-cache/APP_PAGE/c7bacbaf/$/business/cafe'

let ctx: TestCtx
/** What the stand-in for the front cache was told, and whether this process still kept the page in that moment. */
let told: { method?: string; tags?: string; isKept: boolean }[]
/** Of each change that a replica is asked for, whether the old page was still there to be sent. */
let noted: boolean[]
let stops: (() => unknown)[]

beforeEach(async () => {
  ctx = await createTestContext()
  told = []
  noted = []
  const server = createServer(({ method, headers }, response) => {
    told.push({ method, tags: String(headers['surrogate-key']), isKept: findPage('/business/cafe') !== null })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cachePurgeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const pageReads = { noteChange: () => void noted.push(findPage('/business/cafe') !== null) }
  const frontCache = openFrontCache({ cachePurgeUrl }, ctx.log)
  stops = [startPurging(ctx, { url: ctx.databaseUrl, frontCache, pageReads }), () => server.close()]
})
afterEach(async () => {
  for (const stop of stops) await stop()
})

it('a committed change reaches the cache before web once this process has dropped the page itself', async () => {
  await new PageCache().set(key, { kind: 'APP_PAGE', html: 'old' }, { tags: ['business:1'] })
  // What it may have missed while nothing ran.
  await expect.poll(() => told[0]).toMatchObject({ method: 'PURGE', tags: 'every-page' })
  await ctx
    .transaction(async (ctx) => {
      await purgePages(ctx.db, ['undone'])
      throw new Error('undone')
    })
    .catch(() => undefined)
  await ctx.transaction((ctx) => purgePages(ctx.db, ['business:1', 'reviews']))
  const news = () => told.filter(({ tags }) => tags?.includes('business:1'))
  await expect.poll(news).toContainEqual({ method: 'PURGE', tags: 'business:1 reviews', isKept: false })
  expect(news().every(({ isKept }) => !isKept)).toBe(true)
  // Before: whoever makes it anew must not read it where the change may be missing.
  expect(noted).toContain(true)
  expect(told.some(({ tags }) => tags?.includes('undone'))).toBe(false)
})

it('a committed change drops what this process keeps in its memory of what it shows, and nothing else', async () => {
  ctx.readCache = createReadCache(ctx.clock)
  const names = ['one', 'other']
  for (const name of names) await ctx.readCache.read(name, [`rubro:${name}`], async () => name)
  await ctx.transaction((ctx) => purgePages(ctx.db, ['rubro:one']))
  await expect.poll(() => names.filter((name) => ctx.readCache.has(name))).toEqual(['other'])
})
