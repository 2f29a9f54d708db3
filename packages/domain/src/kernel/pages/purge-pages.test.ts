import { expect, it } from 'vitest'
import { createTestContext } from '../../testing/test-context'
import { forgetPurges } from './forget-purges'
import { listPurgedTags } from './list-purged-tags'
import { purgePages } from './purge-pages'

it('is stored for processes that did not listen, exactly if the change commits, for a day', async () => {
  const ctx = await createTestContext()
  const before = new Date()
  await ctx.transaction((ctx) => purgePages(ctx.db, ['rubros', 'settings']))
  await ctx
    .transaction(async (ctx) => {
      await purgePages(ctx.db, ['undone'])
      throw new Error('undone')
    })
    .catch(() => undefined)
  expect((await listPurgedTags(ctx, before)).sort()).toEqual(['rubros', 'settings'])
  expect(await listPurgedTags(ctx, new Date(Date.now() + 120_000))).toEqual([])
  await forgetPurges(ctx)
  expect(await ctx.db.pagePurge.count()).toBe(0)
})
