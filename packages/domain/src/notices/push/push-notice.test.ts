import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailRefusedEvent } from '../../accounts/events'
import { chooseNotices } from '../../accounts/notice-choices/choose-notices'
import { account } from '../../kernel/actor'
import { notify } from '../../kernel/notices/notify'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { browserKeys, type PushScene, pushAddress, pushScene } from '../../testing/notices/push-scene'
import { runDueJobs, waitingJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listNotices } from '../list-notices'
import { readNotices } from '../read-notices'
import { getPushOffer, switchPushOn } from './switch-push'

let ctx: TestCtx
let scene: PushScene
beforeEach(async () => {
  ctx = await createTestContext()
  scene = await pushScene(ctx)
})

const devices = () => ctx.db.pushDevice.count()

describe('a notice', () => {
  it('is pushed once to each subscribed browser of its account, however often it is stored', async () => {
    const other = await buildUser(ctx)
    await scene.switchOn('phone')
    await scene.switchOn('desk')
    await scene.switchOn('other', other.id)
    await scene.logIn()
    for (let time = 0; time < 2; time += 1) await scene.notify({ key: 'the same' })
    await runDueJobs(ctx)
    expect(scene.notifiedBrowsers().sort()).toEqual(['desk', 'phone'])
  })

  it('is pushed by a job in the same transaction', async () => {
    await scene.switchOn('phone')
    const failing = ctx.transaction(async (ctx) => {
      await notify(ctx, mailRefusedEvent, { userId: scene.userId, key: 'x', data: {} })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await waitingJobs(ctx)).toEqual([])
  })

  it('is pushed without a line in the list if its group is switched off there, and reading the list does not read it', async () => {
    const actor = await scene.switchOn('phone')
    const choices = [{ group: 'request-news', channel: 'site', isWanted: false } as const]
    await chooseNotices(ctx, actor, { choices })
    await scene.notify()
    expect(await listNotices(ctx, actor, { limit: 5 })).toMatchObject({ unreadCount: 0, notices: [] })
    await readNotices(ctx, actor, {})
    await runDueJobs(ctx)
    expect(scene.notifiedBrowsers()).toEqual(['phone'])
  })

  it('is in the list alone where its group is switched off for devices, and nowhere where it is for both', async () => {
    const actor = await scene.switchOn('phone')
    const off = (channel: 'site' | 'push') => ({ group: 'request-news', channel, isWanted: false }) as const
    await chooseNotices(ctx, actor, { choices: [off('push')] })
    await scene.notify()
    await chooseNotices(ctx, actor, { choices: [off('site')] })
    await scene.notify()
    await runDueJobs(ctx)
    expect(scene.notifiedBrowsers()).toEqual([])
    expect(await ctx.db.notice.findMany()).toMatchObject([{ isListed: true }])
    expect(await listNotices(ctx, actor, { limit: 5 })).toMatchObject({ unreadCount: 1 })
  })

  it('carries its own name, so that a repeated push is shown once', async () => {
    await scene.switchOn('phone')
    await scene.notify()
    await runDueJobs(ctx, { timesEach: 2 })
    const { id } = await ctx.db.notice.findFirstOrThrow()
    expect(ctx.push.pushes).toHaveLength(2)
    for (const { message } of ctx.push.pushes) {
      expect(message.topic).toBe(id.replaceAll('-', ''))
      expect(JSON.parse(message.text)).toEqual({
        title: 'Tu solicitud está en curso',
        body: 'Plomería en Rosario',
        path: '/service-request/1',
        tag: id,
      })
    }
  })

  it('shows on a lock screen no phone or mail that its client typed', async () => {
    const { id: requestId } = await buildServiceRequest(ctx, { userId: scene.userId })
    await scene.switchOn('phone')
    await scene.notify({ requestId, body: 'Llamame al 341 555-1234 o ana@correo.com, pierde agua' })
    await runDueJobs(ctx)
    const { body } = JSON.parse(ctx.push.pushes[0]?.message.text ?? '{}')
    expect(body).toMatch(/pierde agua/)
    expect(body).not.toMatch(/555|1234|correo/)
  })

  it('is not told any more once it was read, or is worth nothing: of a new request sooner than of anything else', async () => {
    await scene.switchOn('phone')
    await scene.notify()
    await readNotices(ctx, account(scene.userId, 'user'), {})
    await scene.notify({ kind: 'new-request', title: 'Nueva solicitud para vos' })
    await scene.notify({ title: 'Todavía vale' })
    ctx.clock.advance({ hours: serverLimits.newRequestPushHours })
    await runDueJobs(ctx)
    expect(ctx.push.pushes.map(({ message }) => JSON.parse(message.text).title)).toEqual(['Todavía vale'])
    const leftHours = serverLimits.pushHours - serverLimits.newRequestPushHours
    expect(ctx.push.pushes[0]?.message).toMatchObject({ ttlSeconds: leftHours * 3600, isUrgent: false })
  })

  it('is pushed at once for a new request', async () => {
    await scene.switchOn('phone')
    await scene.notify({ kind: 'new-request' })
    await runDueJobs(ctx)
    const ttlSeconds = serverLimits.newRequestPushHours * 3600
    expect(ctx.push.pushes[0]?.message).toMatchObject({ ttlSeconds, isUrgent: true })
  })
})

describe('a push service', () => {
  it('retries a busy device, not before the requested time, until the notice is outdated', async () => {
    await scene.switchOn('phone')
    ctx.push.outcomes.set(pushAddress('phone'), { retryAfterMs: 600_000 })
    await scene.notify()
    await runDueJobs(ctx)
    ctx.clock.advance({ minutes: 9 })
    await runDueJobs(ctx)
    expect(scene.notifiedBrowsers()).toHaveLength(1)
    ctx.clock.advance({ minutes: 1 })
    ctx.push.outcomes.set(pushAddress('phone'), { retryAfterMs: null })
    for (let hours = 0; hours < serverLimits.pushHours; hours += 1) {
      await runDueJobs(ctx)
      ctx.clock.advance({ hours: 1 })
    }
    expect(scene.notifiedBrowsers().length).toBeGreaterThan(2)
    expect(await waitingJobs(ctx)).toEqual([])
    expect(await devices()).toBe(1)
  })

  it('gives up if the requested time is beyond all dates', async () => {
    await scene.switchOn('phone')
    ctx.push.outcomes.set(pushAddress('phone'), { retryAfterMs: 1e23 })
    await scene.notify()
    await runDueJobs(ctx)
    expect(await waitingJobs(ctx)).toEqual([])
    expect(await devices()).toBe(1)
  })

  it('deletes a device that the browser no longer knows, unless it is switched on again meanwhile', async () => {
    const actor = await scene.switchOn('phone')
    ctx.push.outcomes.set(pushAddress('phone'), 'gone')
    await scene.notify()
    const { send } = ctx.push
    ctx.push.send = async (device, message) => {
      const outcome = await send(device, message)
      await switchPushOn(ctx, actor, { endpoint: pushAddress('phone-again'), keys: browserKeys })
      return outcome
    }
    await runDueJobs(ctx)
    expect(await getPushOffer(ctx, actor)).toMatchObject({ isOn: true })
    ctx.push.send = send
    ctx.push.outcomes.set(pushAddress('phone-again'), 'gone')
    await scene.notify()
    await runDueJobs(ctx)
    expect(await getPushOffer(ctx, actor)).toMatchObject({ isOn: false })
    expect(await devices()).toBe(0)
  })

  it('is not asked about a browser that was switched on with another key of ours', async () => {
    await scene.switchOn('phone')
    ctx.push.publicKey = 'another-key'
    await scene.notify()
    await runDueJobs(ctx)
    expect(scene.notifiedBrowsers()).toEqual([])
    expect(await devices()).toBe(0)
  })

  it('pushes nothing and offers nothing if the site has no keys', async () => {
    const actor = await scene.switchOn('phone')
    const ctxWithoutPush = { ...ctx, push: null }
    expect(await getPushOffer(ctxWithoutPush, actor)).toBeNull()
    await expect(
      switchPushOn(ctxWithoutPush, actor, { endpoint: pushAddress('x'), keys: browserKeys }),
    ).rejects.toMatchObject({
      code: 'push_unavailable',
    })
  })
})
