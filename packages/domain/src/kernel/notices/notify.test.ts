import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildUser } from '../../testing/builders/build-user'
import { pushScene } from '../../testing/notices/push-scene'
import { waitingJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import type { DeliveryOptions } from '../events/channel'
import { defineEvent } from '../events/define-event'
import { notify } from './notify'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

/** An event with words for every channel. */
const event = defineEvent({
  name: 'welcome',
  group: 'request-news',
  notice: {
    kind: 'request-status',
    words: ({ title }: { title: string }) => ({ title, body: 'Plomería en Rosario', href: '/avisos' }),
  },
  mail: { label: 'Bienvenida', refs: z.object({ userId: z.uuid() }) },
})

type Recipients = Parameters<typeof notify<typeof event>>[2]

const send = (recipients: Recipients, options?: DeliveryOptions) =>
  ctx.transaction((ctx) => notify(ctx, event, recipients, options))

const storedRows = async () => ({
  notices: await ctx.db.notice.findMany({ select: { userId: true, title: true, dedupeKey: true } }),
  mails: await ctx.db.mail.findMany({ select: { to: true, refs: true, dedupeKey: true } }),
  jobs: (await waitingJobs(ctx)).map(({ name }) => name).sort(),
})

const noRows = { notices: [], mails: [], jobs: [] }

describe('an event', () => {
  it('reaches an account once by each channel, and its mail stores refs only', async () => {
    const scene = await pushScene(ctx)
    await scene.switchOn('phone')
    const { userId } = scene
    const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } })
    for (let time = 0; time < 2; time += 1) await send({ userId, key: '1', data: { userId, title: 'Hola' } })
    expect(await storedRows()).toEqual({
      notices: [{ userId, title: 'Hola', dedupeKey: 'welcome:1' }],
      mails: [{ to: email, refs: { userId }, dedupeKey: 'welcome:1' }],
      jobs: ['push-notice', 'send-mail'],
    })
  })

  it('leaves nothing if the transaction fails', async () => {
    const { id: userId } = await buildUser(ctx)
    const failing = ctx.transaction(async (ctx) => {
      await notify(ctx, event, { userId, key: '1', data: { userId, title: 'Hola' } })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await storedRows()).toEqual(noRows)
  })

  it('reaches an address without an account by mail, and an account with another address there', async () => {
    const { id: userId } = await buildUser(ctx)
    const data = { userId, title: 'Hola' }
    await send([
      { email: 'cliente@example.com', key: '1', data },
      { userId, email: 'otra@example.com', key: '2', data },
    ])
    const { notices, mails } = await storedRows()
    expect(notices.map(({ dedupeKey }) => dedupeKey)).toEqual(['welcome:2'])
    expect(mails.map(({ to }) => to).sort()).toEqual(['cliente@example.com', 'otra@example.com'])
  })

  it('does not reach an account that is closed', async () => {
    const { id: userId } = await buildUser(ctx, { closedAt: ctx.clock.now() })
    await send({ userId, key: '1', data: { userId, title: 'Hola' } })
    expect(await storedRows()).toEqual(noRows)
  })

  it('reaches an account by the chosen channels only, and by the others later', async () => {
    const { id: userId } = await buildUser(ctx)
    const recipient = { userId, key: '1', data: { userId, title: 'Hola' } }
    await send(recipient, { exceptChannel: 'mail' })
    expect(await storedRows()).toMatchObject({ notices: [{ userId }], mails: [] })
    await send(recipient, { onlyChannel: 'mail' })
    expect(await storedRows()).toMatchObject({ notices: [{ userId }], mails: [{ dedupeKey: 'welcome:1' }] })
  })
})
