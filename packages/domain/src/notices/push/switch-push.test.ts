import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '../../accounts/closing/close-account'
import { endOtherSessions, endSession } from '../../accounts/sessions/end-own-sessions'
import { logOut } from '../../accounts/sessions/log-out'
import type { Account } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { browserKeys, type PushScene, pushAddress, pushScene } from '../../testing/notices/push-scene'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getPushOffer, switchPushOff, switchPushOn } from './switch-push'

const password = 'una clave larga'
let ctx: TestCtx
let scene: PushScene
beforeEach(async () => {
  ctx = await createTestContext()
  scene = await pushScene(ctx, { password })
})

const devices = () => ctx.db.pushDevice.count()

describe('notices in a browser', () => {
  it.each([
    ['its own login ends', (actor: Account) => logOut(ctx, actor)],
    ['they are switched off', (actor: Account) => switchPushOff(ctx, actor)],
    [
      'its session is ended from elsewhere',
      async (actor: Account) => endSession(ctx, await scene.logIn(), { id: actor.sessionId ?? '' }),
    ],
    ['all others are', async () => endOtherSessions(ctx, await scene.logIn())],
    ['the account is closed', (actor: Account) => closeAccount(ctx, actor, { currentPassword: password })],
  ])('end when %s, and nothing of the browser is kept', async (_, end) => {
    await end(await scene.switchOn('phone'))
    expect(await devices()).toBe(0)
    await scene.notify()
    await runDueJobs(ctx)
    expect(scene.notifiedBrowsers()).toEqual([])
  })

  it('end with a session that nobody used for too long', async () => {
    await scene.switchOn('phone')
    ctx.clock.advance({ days: 15 })
    await scene.notify()
    await runDueJobs(ctx)
    expect(scene.notifiedBrowsers()).toEqual([])
    expect(await devices()).toBe(0)
  })

  it('belong to the last account that logged in there', async () => {
    const other = await buildUser(ctx)
    const ownAccount = await scene.switchOn('shared')
    await scene.switchOn('shared', other.id)
    expect(await getPushOffer(ctx, ownAccount)).toMatchObject({ isOn: false })
    await scene.notify({}, [scene.userId, other.id])
    await runDueJobs(ctx)
    expect(ctx.push.pushes).toHaveLength(1)
    expect(await ctx.db.pushDevice.findMany()).toMatchObject([{ userId: other.id }])
  })

  it('are switched on once, however often that is asked for at one moment', async () => {
    const actor = await scene.logIn()
    const calls = Array.from({ length: 5 }, (_, time) =>
      switchPushOn(ctx, actor, { endpoint: pushAddress(`phone-${time % 2}`), keys: browserKeys }),
    )
    await Promise.all(calls)
    expect(await devices()).toBe(1)
    expect(await getPushOffer(ctx, actor)).toEqual({ publicKey: ctx.push.publicKey, isOn: true })
  })

  it('are in so many browsers of one account at most; of more those go that were first', async () => {
    for (let count = 0; count <= serverLimits.pushDevices; count += 1) {
      ctx.clock.advance({ minutes: 1 })
      await scene.switchOn(`browser-${count}`)
    }
    const devices = await ctx.db.pushDevice.findMany({ orderBy: { createdAt: 'asc' } })
    expect(devices).toHaveLength(serverLimits.pushDevices)
    expect(devices[0]?.endpoint).toBe(pushAddress('browser-1'))
  })

  it.each([
    ['http://fcm.googleapis.com/fcm/send/x'],
    ['https://fcm.googleapis.com:8443/fcm/send/x'],
    ['https://user@fcm.googleapis.com/fcm/send/x'],
    ['https://fcm.googleapis.com.example.com/x'],
    ['https://evilpush.apple.com.evil.com/x'],
    ['https://127.0.0.1/x'],
    ['https://[::1]/x'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://localhost/x'],
    ['https://notfcm.googleapis.com/x'],
    ['nothing'],
  ])('are at no address that is no push service: %s', async (endpoint) => {
    await expect(
      switchPushOn(ctx, await scene.logIn(), { endpoint, keys: browserKeys }),
    ).rejects.toMatchObject({
      code: 'push_device_refused',
    })
  })

  it.each([
    ['https://updates.push.services.mozilla.com/wpush/v2/x'],
    ['https://web.push.apple.com/x'],
    ['https://wns2-par02p.notify.windows.com/w/?token=x'],
  ])('are at the services of the browsers that there are: %s', async (endpoint) => {
    await switchPushOn(ctx, await scene.logIn(), { endpoint, keys: browserKeys })
    expect(await devices()).toBe(1)
  })

  it('need keys that a browser can have made', async () => {
    const unreadable = { ...browserKeys, auth: 'unreadable'.padEnd(22, 'a') }
    const input = { endpoint: pushAddress('phone'), keys: unreadable }
    await expect(switchPushOn(ctx, await scene.logIn(), input)).rejects.toMatchObject({
      code: 'push_device_refused',
    })
  })
})
