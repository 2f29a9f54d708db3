import { queueKinds } from '@oficio/contracts/admin/queue'
import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getQueueRest } from './get-queue-rest'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

const restFrom = (id: string) => getQueueRest(ctx, admin, { kind: 'professionals', id })

async function buildWaiting() {
  ctx.clock.advance({ minutes: 1 })
  return buildProfessional(ctx, { status: 'pending_approval' })
}

it('leads through a queue in its order, from the last item to the first one, past decided items', async () => {
  const decidedItem = await buildProfessional(ctx)
  expect(await restFrom(decidedItem.id)).toEqual({ isWaiting: false, count: 0, nextId: null })
  const first = await buildWaiting()
  expect(await restFrom(first.id)).toEqual({ isWaiting: true, count: 0, nextId: null })
  const second = await buildWaiting()
  const third = await buildWaiting()
  expect(await restFrom(decidedItem.id)).toEqual({ isWaiting: false, count: 3, nextId: first.id })
  expect(await restFrom(second.id)).toEqual({ isWaiting: true, count: 2, nextId: third.id })
  expect(await restFrom(third.id)).toEqual({ isWaiting: true, count: 2, nextId: first.id })
})

it('goes on from the place of an item that was just decided, so that skipped items come last', async () => {
  const skipped = await buildWaiting()
  const decidedItem = await buildWaiting()
  const next = await buildWaiting()
  await ctx.db.professional.update({ where: { id: decidedItem.id }, data: { status: 'approved' } })
  expect(await restFrom(decidedItem.id)).toEqual({ isWaiting: false, count: 2, nextId: next.id })
  expect((await restFrom(next.id)).nextId).toBe(skipped.id)
})

it.each(queueKinds)('reads the empty queue of %s for an admin only', async (kind) => {
  const id = ctx.ids.next()
  expect(await getQueueRest(ctx, admin, { kind, id })).toEqual({ isWaiting: false, count: 0, nextId: null })
  await expect(getQueueRest(ctx, account(id, 'user'), { kind, id })).rejects.toMatchObject({
    code: 'forbidden',
  })
})
