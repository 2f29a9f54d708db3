import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, userIdOf, visitor } from '../../kernel/actor'
import { storePhoto } from '../../photos/store-photo'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { longIt } from '../../testing/long-form'
import { waitingJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { changeStatus } from '../lifecycle/change-status'
import { trackingToken } from '../tracking-link'
import { createServiceRequest } from './create-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const sender = visitor({ deviceHash: 'device-1', ipPrefix: '200.1.2.0' })
const fails = (code: string) => expect.objectContaining({ code })
const hasDevice = (actor: Caller) => (actor.deviceHash ?? userIdOf(actor)) !== null
const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })

describe('filing a service request', () => {
  it('stores what was typed, with a derived title and the phone in one form', async () => {
    const { requestId, isConfirmed, expiresAt } = await createServiceRequest(ctx, sender, submission())
    const request = await requestById(requestId)
    expect(request).toMatchObject({
      title: 'Plomería en Rosario',
      phone: '+5493415551234',
      status: 'pending',
      expirationDays: 7,
    })
    expect(request.expiresAt.getTime() - request.createdAt.getTime()).toBe(7 * 86_400_000)
    expect(expiresAt).toBe(request.expiresAt.toISOString())
    expect(isConfirmed).toBe(false)
  })

  it('enqueues the notice of professionals and the client mail in the same transaction', async () => {
    const { requestId } = await createServiceRequest(ctx, sender, submission())
    const jobs = await waitingJobs(ctx)
    expect(jobs.map(({ name }) => name).sort()).toEqual(['notify-professionals', 'send-mail'])
    expect(JSON.stringify(jobs)).not.toContain('lucia')
    expect(jobs.find(({ name }) => name === 'notify-professionals')?.payload).toEqual({ requestId })
  })

  it('counts as confirmed when it comes from a session with the proven mail of its account', async () => {
    const { id, email } = await buildUser(ctx)
    const { isConfirmed } = await createServiceRequest(ctx, account(id, 'user'), submission({ email }))
    expect(isConfirmed).toBe(true)
  })

  it('refuses an urgent request without payment', async () => {
    await expect(createServiceRequest(ctx, sender, submission({ isUrgent: true }))).rejects.toEqual(
      fails('urgency_unpaid'),
    )
    expect(await ctx.db.serviceRequest.count()).toBe(0)
  })

  it('names every field that only the server can judge, at once', async () => {
    const wrong = submission({ city: 'Atlantis', phone: '2000000000', rubroId: 999 })
    await expect(createServiceRequest(ctx, sender, wrong)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { city: expect.any(String), phone: expect.any(String), rubroId: expect.any(String) },
    })
  })

  it('refuses a form with the field filled in that people do not see', async () => {
    await expect(
      createServiceRequest(ctx, sender, submission({ website: 'http://spam.example' })),
    ).rejects.toEqual(fails('validation_failed'))
  })

  it('files an unlisted town under its nearest locality and says its name', async () => {
    const { requestId } = await createServiceRequest(
      ctx,
      sender,
      submission({ townName: 'Villa Amelia Sur' }),
    )
    expect(await requestById(requestId)).toMatchObject({
      townName: 'Villa Amelia Sur',
      title: 'Plomería en Villa Amelia Sur',
    })
  })
})

describe('the same form sent twice', () => {
  it('files one request without a key', async () => {
    const first = await createServiceRequest(ctx, sender, submission())
    expect(await createServiceRequest(ctx, sender, submission())).toEqual(first)
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('is answered with the link to the same device or session alone, whatever network they come from', async () => {
    const { id } = await buildUser(ctx)
    for (const [n, actor] of [sender, account(id, 'user')].entries()) {
      const form = submission({ description: `Pedido ${n}` })
      const first = await createServiceRequest(ctx, actor, form)
      expect(await createServiceRequest(ctx, { ...actor, ipPrefix: '190.9.9.0' }, form)).toEqual(first)
    }
    expect(await ctx.db.serviceRequest.count()).toBe(2)
  })

  it('refers other senders of the same form to the mail: a neighbour, another network, no device at all', async () => {
    const first = await createServiceRequest(ctx, sender, submission())
    const professional = await buildProfessional(ctx)
    const otherActors = [
      visitor({ deviceHash: 'device-2', ipPrefix: '200.1.2.0' }),
      account(professional.userId, 'professional', { deviceHash: 'device-2', ipPrefix: '200.1.2.0' }),
      visitor({ ipPrefix: '200.1.2.0' }),
      visitor({ ipPrefix: '190.9.9.0' }),
    ]
    for (const other of otherActors)
      await expect(createServiceRequest(ctx, other, submission())).rejects.toEqual(fails('already_filed'))
    expect((await ctx.db.serviceRequest.findMany()).map(({ id }) => id)).toEqual([first.requestId])
  })

  it('does not answer the form of an account with its link to others on the same device', async () => {
    const [owner, other] = [await buildUser(ctx), await buildUser(ctx)]
    const device = { deviceHash: 'device-1', ipPrefix: '200.1.2.0' }
    await createServiceRequest(ctx, account(owner.id, 'user', device), submission())
    for (const actor of [visitor(device), account(other.id, 'user', device)])
      await expect(createServiceRequest(ctx, actor, submission())).rejects.toEqual(fails('already_filed'))
  })

  it('is answered with the link to a caller who holds the tracking link, also on another device', async () => {
    const first = await createServiceRequest(ctx, sender, submission())
    const token = trackingToken(ctx, await requestById(first.requestId))
    const moved = visitor({ deviceHash: 'device-2', trackingToken: token })
    expect(await createServiceRequest(ctx, moved, submission())).toEqual(first)
  })

  it('files one request with a key, even from another network, and refuses the key with other data', async () => {
    const keyedSender = { ...sender, idempotencyKey: 'key-1' }
    const first = await createServiceRequest(ctx, keyedSender, submission())
    expect(await createServiceRequest(ctx, { ...keyedSender, ipPrefix: '190.9.9.0' }, submission())).toEqual(
      first,
    )
    await expect(
      createServiceRequest(ctx, keyedSender, submission({ description: 'Otra cosa' })),
    ).rejects.toEqual(fails('idempotency_key_reused'))
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  longIt('lets strangers use equal keys: a key holds for its account, device or network', async () => {
    const { id } = await buildUser(ctx)
    const senders = [
      sender,
      visitor({ deviceHash: 'device-2' }),
      account(id, 'user', { deviceHash: 'device-2' }),
      visitor({ ipPrefix: '190.9.9.0' }),
      visitor(),
    ]
    for (const [n, actor] of senders.entries()) {
      const keyedSender = { ...actor, idempotencyKey: 'key-1' }
      const form = (changes = {}) =>
        submission({ phone: `0341 15-555-400${n}`, email: `${n}@example.com`, ...changes })
      const first = await createServiceRequest(ctx, keyedSender, form())
      if (hasDevice(actor)) expect(await createServiceRequest(ctx, keyedSender, form())).toEqual(first)
      await expect(createServiceRequest(ctx, keyedSender, form({ description: 'Otra' }))).rejects.toEqual(
        fails('idempotency_key_reused'),
      )
    }
  })

  it('does not hand the link to somebody else who sends its key, which may have been seen or guessed', async () => {
    await createServiceRequest(ctx, { ...sender, idempotencyKey: 'key-1' }, submission())
    const other = visitor({ deviceHash: 'device-2', ipPrefix: '200.1.2.0', idempotencyKey: 'key-1' })
    await expect(createServiceRequest(ctx, other, submission())).rejects.toEqual(fails('already_filed'))
  })

  it('files one request when its photos are sent again, under new ids', async () => {
    const withPhoto = async (actor: Caller, byte: number) => {
      const { id } = await storePhoto(ctx, actor, { bytes: new Uint8Array([byte]) })
      return createServiceRequest(ctx, actor, submission({ photoIds: [id] }))
    }
    const keyedSender = { ...sender, idempotencyKey: 'key-2' }
    const first = await withPhoto(keyedSender, 1)
    expect(await withPhoto(keyedSender, 1)).toEqual(first)
    expect(await withPhoto(sender, 1)).toEqual(first)
    await expect(withPhoto(keyedSender, 2)).rejects.toEqual(fails('idempotency_key_reused'))
    expect(await ctx.db.photo.count({ where: { state: 'attached' } })).toBe(1)
  })

  it('files a second one once the first is closed', async () => {
    const first = await createServiceRequest(ctx, sender, submission())
    const token = trackingToken(ctx, await requestById(first.requestId))
    await changeStatus(ctx, { ...sender, trackingToken: token }, { id: first.requestId, status: 'cancelled' })
    const second = await createServiceRequest(ctx, sender, submission())
    expect(second.requestId).not.toBe(first.requestId)
  })
})

describe('live requests of one client', () => {
  it.each([
    ['phone', (n: number) => submission({ email: `otra${n}@example.com`, description: `Pedido ${n}` })],
    ['mail', (n: number) => submission({ phone: `0341 15-555-200${n}`, description: `Pedido ${n}` })],
  ])('are at most three per %s, also when four come at once', async (_by, form) => {
    const results = await Promise.allSettled(
      [0, 1, 2, 3].map((n) => createServiceRequest(ctx, visitor({ ipPrefix: `200.1.${n}.0` }), form(n))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'too_many_live_requests' },
    })
  })

  it('are at most three per device', async () => {
    const form = (n: number) => submission({ phone: `0341 15-555-200${n}`, email: `c${n}@example.com` })
    for (const n of [0, 1, 2]) await createServiceRequest(ctx, sender, form(n))
    await expect(createServiceRequest(ctx, sender, form(3))).rejects.toEqual(fails('too_many_live_requests'))
  })
})

describe('photos of a request', () => {
  it('are taken only from the sender who uploaded them, and only once', async () => {
    const { id } = await storePhoto(ctx, sender, { bytes: new Uint8Array([1, 2, 3]) })
    const thief = visitor({ deviceHash: 'device-2', ipPrefix: '190.9.9.0' })
    await expect(createServiceRequest(ctx, thief, submission({ photoIds: [id] }))).rejects.toEqual(
      fails('photo_not_yours'),
    )
    expect(await ctx.db.serviceRequest.count()).toBe(0)
    const { requestId } = await createServiceRequest(ctx, sender, submission({ photoIds: [id] }))
    expect(await ctx.db.photo.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: 'attached',
      requestId,
    })
    await expect(
      createServiceRequest(ctx, sender, submission({ photoIds: [id], description: 'Otro pedido' })),
    ).rejects.toEqual(fails('photo_not_yours'))
  })

  it('stay with the sender who logs in, or is logged out, while filling in the form', async () => {
    const user = await buildUser(ctx)
    const member = account(user.id, 'user', { deviceHash: 'device-1', ipPrefix: '200.1.2.0' })
    for (const [n, [before, after]] of [[sender, member] as const, [member, sender] as const].entries()) {
      const { id } = await storePhoto(ctx, before, { bytes: new Uint8Array([n]) })
      await createServiceRequest(ctx, after, submission({ photoIds: [id], description: `Pedido ${n}` }))
    }
    expect(await ctx.db.photo.count({ where: { state: 'attached' } })).toBe(2)
  })
})
