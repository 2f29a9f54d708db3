import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { otherConnection } from '../../testing/other-connection'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { claimServiceRequest } from '../filing/claim-service-request'
import { confirmServiceRequest } from '../filing/confirm-service-request'
import { createServiceRequest } from '../filing/create-service-request'
import { resendConfirmation } from '../filing/resend-confirmation'
import { getTracking } from '../tracking/get-tracking'
import { confirmationCode, trackingToken } from '../tracking-link'
import { anonymiseRequests } from './anonymise-requests'
import { changeStatus } from './change-status'
import { expireRequests, warnExpiring } from './expire-requests'
import { extendServiceRequest } from './extend-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const client = async (id: string): Promise<Caller> =>
  visitor({ trackingToken: trackingToken(ctx, await requestById(id)) })
const mailsOf = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

const sender = visitor({ ipPrefix: '200.1.2.0', deviceHash: 'device-1' })

async function fileOne() {
  const { requestId } = await createServiceRequest(ctx, sender, submission())
  await runDueJobs(ctx)
  return requestId
}

describe('confirming a request', () => {
  it('takes the mailed code and no other, and voids it after five tries', async () => {
    const id = await fileOne()
    const code = confirmationCode(ctx, await requestById(id))
    const wrong = code === '000000' ? '111111' : '000000'
    const owner = await client(id)
    for (let n = 0; n < 5; n += 1) {
      await expect(confirmServiceRequest(ctx, owner, { id, code: wrong })).rejects.toMatchObject({
        code: 'code_wrong',
      })
    }
    await expect(confirmServiceRequest(ctx, owner, { id, code })).rejects.toMatchObject({
      code: 'code_attempts_exceeded',
    })
    await resendConfirmation(ctx, await client(id), { id })
    await runDueJobs(ctx)
    await expect(confirmServiceRequest(ctx, visitor(), { id, code })).rejects.toMatchObject({
      code: 'code_wrong',
    })
    const filedMail = mailsOf('request-filed').at(-1)?.content
    const fresh = filedMail?.template === 'request-filed' ? filedMail.props.code : ''
    expect(await confirmServiceRequest(ctx, visitor(), { id, code: fresh })).toEqual({ isConfirmed: true })
    expect((await requestById(id)).confirmedAt).not.toBeNull()
  })

  it('cannot be spoilt by a stranger who tries codes on the public page', async () => {
    const id = await fileOne()
    const code = confirmationCode(ctx, await requestById(id))
    const wrong = code === '000000' ? '111111' : '000000'
    const refusals: string[] = []
    for (let n = 0; n < 5; n += 1)
      await confirmServiceRequest(ctx, visitor(), { id, code: wrong }).catch(({ code }) =>
        refusals.push(code),
      )
    expect(refusals).toEqual([...Array(3).fill('code_wrong'), ...Array(2).fill('code_attempts_exceeded')])
    expect(await confirmServiceRequest(ctx, sender, { id, code })).toEqual({ isConfirmed: true })
  })

  it('lets parallel guesses share no try', async () => {
    const id = await fileOne()
    const owner = await client(id)
    const code = confirmationCode(ctx, await requestById(id))
    const guesses = Array.from({ length: 20 }, (_, n) => String(n).padStart(6, '9')).filter(
      (guess) => guess !== code,
    )
    const results = await Promise.allSettled(
      guesses.map((guess) => confirmServiceRequest(ctx, owner, { id, code: guess })),
    )
    const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'ok'))
    expect(codes.filter((c) => c === 'code_wrong')).toHaveLength(5)
  })
})

/** Returns a context that runs `before` completely before its next transaction starts. */
const runBefore = (before: () => Promise<unknown>): Ctx => ({
  ...ctx,
  transaction: async (work, options) => {
    await before()
    return ctx.transaction(work, options)
  },
})

describe('at the moment in which its code is typed', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['is cancelled', async (id) => changeStatus(ctx, await client(id), { id, status: 'cancelled' })],
    [
      'expires',
      () => {
        ctx.clock.advance({ days: 8 })
        return expireRequests(ctx)
      },
    ],
  ])('a request that %s is not confirmed, and takes no free lead', async (_what, close) => {
    const id = await fileOne()
    const code = confirmationCode(ctx, await requestById(id))
    const { id: professionalId, freeLeadsLeft } = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: id, professionalId, source: 'unconfirmed' })
    const late = runBefore(() => close(id))
    await expect(confirmServiceRequest(late, sender, { id, code })).rejects.toMatchObject({
      code: 'request_closed',
    })
    expect(await requestById(id)).toMatchObject({ status: 'cancelled', confirmedAt: null })
    expect(await ctx.db.serviceRequestEvent.count({ where: { requestId: id, type: 'confirmed' } })).toBe(0)
    const professional = await ctx.db.professional.findUniqueOrThrow({ where: { id: professionalId } })
    expect(professional.freeLeadsLeft).toBe(freeLeadsLeft)
  })
})

it('is not put under an account by a link that is made void in that moment', async () => {
  const id = await fileOne()
  const { id: userId } = await buildUser(ctx)
  const link = (await client(id)).trackingToken
  const other = await otherConnection(ctx.databaseUrl)
  await other.query('BEGIN')
  await other.query('UPDATE service_requests SET link_version = link_version + 1 WHERE id = $1', [id])
  const claims = Promise.allSettled([
    claimServiceRequest(ctx, { ...account(userId, 'user'), trackingToken: link }, { id }),
  ])
  const waits = `SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
  await expect.poll(async () => (await other.query(waits)).rowCount).toBe(1)
  await other.query('COMMIT')
  expect(await claims).toMatchObject([{ status: 'rejected', reason: { code: 'request_not_found' } }])
  await other.end()
  expect((await requestById(id)).userId).toBeNull()
})

describe('the end of a request', () => {
  it('is announced a day before, once, and the client may extend it once', async () => {
    const id = await fileOne()
    ctx.clock.advance({ hours: 6 * 24 + 1 })
    await warnExpiring(ctx)
    await warnExpiring(ctx)
    await runDueJobs(ctx)
    expect(mailsOf('request-expiring')).toHaveLength(1)
    const actor = await client(id)
    const { extendableUntil } = await getTracking(ctx, actor, { id })
    expect((await extendServiceRequest(ctx, actor, { id })).expiresAt).toBe(extendableUntil)
    expect((await getTracking(ctx, actor, { id })).extendableUntil).toBeNull()
    await expect(extendServiceRequest(ctx, actor, { id })).rejects.toMatchObject({ code: 'already_extended' })
    ctx.clock.advance({ hours: 24 })
    await expireRequests(ctx)
    expect((await requestById(id)).status).toBe('pending')
  })

  it('is moved once by two clicks at once, which both hear the truth, and not at all for work in progress', async () => {
    const id = await fileOne()
    const actor = await client(id)
    const { expiresAt } = await requestById(id)
    const clicks = await Promise.allSettled([1, 2].map(() => extendServiceRequest(ctx, actor, { id })))
    const codes = clicks.map((click) => (click.status === 'rejected' ? click.reason.code : 'extended'))
    expect(codes.sort()).toEqual(['already_extended', 'extended'])
    expect((await requestById(id)).expiresAt.getTime() - expiresAt.getTime()).toBe(7 * 86_400_000)
    const busy = await buildServiceRequest(ctx, { status: 'in_progress' })
    await expect(extendServiceRequest(ctx, await client(busy.id), { id: busy.id })).rejects.toMatchObject({
      code: 'transition_not_allowed',
    })
  })

  it('cancels it as expired, tells the client, and leaves work in progress alone', async () => {
    const id = await fileOne()
    const busy = await buildServiceRequest(ctx, { status: 'in_progress' })
    ctx.clock.advance({ hours: 7 * 24 + 1 })
    await expireRequests(ctx)
    await runDueJobs(ctx)
    expect(await requestById(id)).toMatchObject({ status: 'cancelled', statusReason: 'expired' })
    expect((await requestById(busy.id)).status).toBe('in_progress')
    expect(mailsOf('request-expired')).toHaveLength(1)
  })

  it('creates notices in the account of the client', async () => {
    const owner = await buildUser(ctx)
    await buildServiceRequest(ctx, { userId: owner.id })
    ctx.clock.advance({ hours: 6 * 24 + 1 })
    await warnExpiring(ctx)
    ctx.clock.advance({ hours: 24 })
    await expireRequests(ctx)
    const notices = await ctx.db.notice.findMany({
      where: { userId: owner.id },
      orderBy: { createdAt: 'asc' },
    })
    expect(notices.map(({ title }) => title)).toEqual([
      '¿Todavía lo necesitás? Tu solicitud vence pronto',
      'Tu solicitud venció',
    ])
  })

  it('erases contact data and photos ninety days later', async () => {
    const id = await fileOne()
    await changeStatus(ctx, await client(id), { id, status: 'cancelled' })
    ctx.clock.advance({ hours: 89 * 24 })
    await anonymiseRequests(ctx)
    expect((await requestById(id)).email).not.toBe('')
    ctx.clock.advance({ hours: 2 * 24 })
    await anonymiseRequests(ctx)
    expect(await requestById(id)).toMatchObject({
      email: '',
      phone: '',
      contactName: '',
      serviceAddress: '',
      description: '',
    })
    expect(await ctx.db.mail.count({ where: { to: 'lucia.fernandez@example.com' } })).toBe(0)
  })
})

describe('a request filed without an account', () => {
  it('is claimed by the holder of its link, and by nobody else afterwards', async () => {
    const id = await fileOne()
    const token = trackingToken(ctx, await requestById(id))
    const [owner, thief] = [await buildUser(ctx), await buildUser(ctx)]
    await expect(claimServiceRequest(ctx, account(thief.id, 'user'), { id })).rejects.toMatchObject({
      code: 'request_not_found',
    })
    await claimServiceRequest(ctx, account(owner.id, 'user', { trackingToken: token }), { id })
    await expect(
      claimServiceRequest(ctx, account(thief.id, 'user', { trackingToken: token }), { id }),
    ).rejects.toMatchObject({ code: 'request_not_found' })
    expect((await requestById(id)).userId).toBe(owner.id)
  })
})
