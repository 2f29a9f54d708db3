import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { openSession } from './open-session'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const logIn = (userId: string, details: Parameters<typeof visitor>[0] = {}) =>
  openSession(ctx, visitor({ ipPrefix: '190.17.3.0/24', ...details }), { userId, kind: 'web' })
const countMails = () => ctx.db.mail.count({ where: { template: 'unknown-device' } })

describe('a login from a device that the account has not used', () => {
  it('is mailed to its owner, of any role, with the way to end all sessions', async () => {
    const { id, email } = await buildUser(ctx, { role: 'professional' })
    ctx.clock.advance({ days: 2 })
    await logIn(id, { userAgent: 'Firefox/130.0' })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails).toMatchObject([
      {
        to: email,
        content: {
          template: 'unknown-device',
          props: {
            userAgent: 'Firefox/130.0',
            network: '190.17.3.0/24',
            sessionsUrl: 'http://localhost:3000/user/profile#sesiones',
          },
        },
      },
    ])
  })

  it('is not mailed for the first login after registration, and is for the next device', async () => {
    const { id } = await buildUser(ctx, { createdAt: ctx.clock.now() })
    await logIn(id)
    expect(await countMails()).toBe(0)
    await logIn(id)
    expect(await countMails()).toBe(1)
  })

  it('is not mailed for a device that logged in before', async () => {
    const { id } = await buildUser(ctx)
    ctx.clock.advance({ days: 2 })
    await logIn(id, { isDeviceOf: (userId) => userId === id })
    expect(await countMails()).toBe(0)
  })

  it('is mailed once per day and network for browsers without cookies, and for each browser with one', async () => {
    const { id } = await buildUser(ctx)
    ctx.clock.advance({ days: 2 })
    await Promise.all([1, 2, 3].map(() => logIn(id)))
    expect(await countMails()).toBe(1)
    await logIn(id, { ipPrefix: '200.1.2.0/24' })
    expect(await countMails()).toBe(2)
    await logIn(id, { deviceHash: 'another-browser' })
    expect(await countMails()).toBe(3)
    ctx.clock.advance({ days: 1 })
    await logIn(id)
    expect(await countMails()).toBe(4)
  })
})
