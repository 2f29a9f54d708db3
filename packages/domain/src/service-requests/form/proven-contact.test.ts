import type { ServiceRequestFormInput } from '@oficio/contracts/service-requests/form'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { startUrgent } from '../../testing/urgent'
import { updateServiceRequest } from '../editing/update-service-request'
import { confirmServiceRequest } from '../filing/confirm-service-request'
import { createServiceRequest } from '../filing/create-service-request'
import { confirmationCode, mailedProof, trackingToken } from '../tracking-link'

let ctx: TestCtx
let requestCount = 0
beforeEach(async () => {
  ctx = await createTestContext()
  requestCount = 0
})

const phone = '0341 15-555-1234'
const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const isProvenMail = async (id: string) =>
  (await ctx.db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt !== null

/** Creates an account whose mail is unproven, as after `register`, or was proven at the given time. */
async function register(emailVerifiedAt: Date | null = null) {
  const { id, email } = await buildUser(ctx, { emailVerifiedAt })
  return { id, email, actor: account(id, 'user') }
}

/** Files another request each time. */
async function file(actor: Caller, same: Partial<ServiceRequestFormInput>) {
  requestCount += 1
  const other = { phone: `0341 15-555-${3000 + requestCount}`, email: `cliente${requestCount}@example.com` }
  const form = submission({ ...other, description: `Pedido ${requestCount}`, ...same })
  return requestById((await createServiceRequest(ctx, actor, form)).requestId)
}

/** Confirms by the typed code alone, unless `proof` of the mailed link is given. */
async function confirm(id: string, actor: Caller = visitor(), proof?: string) {
  await confirmServiceRequest(ctx, actor, { id, code: confirmationCode(ctx, await requestById(id)), proof })
}

/** Confirms by the button in the mail. */
const confirmByLink = async (id: string, actor: Caller) =>
  confirm(id, actor, mailedProof(ctx, await requestById(id)))

describe('an account whose mail nobody has proven', () => {
  it('waits for the confirmation by mail like a guest, and proves the mail by the mailed link in its own session', async () => {
    const { id, email, actor } = await register()
    const first = await file(actor, { email })
    expect(first.confirmedAt).toBeNull()
    await confirmByLink(first.id, actor)
    expect(await isProvenMail(id)).toBe(true)
    expect((await file(actor, { email: email.toUpperCase() })).confirmedAt).not.toBeNull()
  })

  it("is not proven by pressing the button of the mail without a session or in another account's session", async () => {
    const { id, email, actor } = await register()
    const other = await register()
    for (const owner of [visitor(), visitor({ deviceHash: 'device-1' }), other.actor]) {
      const request = await file(actor, { email })
      await confirmByLink(request.id, owner)
      expect((await requestById(request.id)).confirmedAt).not.toBeNull()
    }
    expect(await isProvenMail(id)).toBe(false)
    expect(await isProvenMail(other.id)).toBe(false)
  })

  it('proves no mail by the digits, which may be guessed, with its own session and tracking link', async () => {
    const { id, email, actor } = await register()
    const request = await file(actor, { email })
    const trackingProof = trackingToken(ctx, request)
    await confirm(request.id, { ...actor, trackingToken: trackingProof }, trackingProof)
    expect((await requestById(request.id)).confirmedAt).not.toBeNull()
    expect(await isProvenMail(id)).toBe(false)
  })

  it('proves no mail by what was mailed for another request, with another code or to another address', async () => {
    const { id, email, actor } = await register()
    const request = await file(actor, { email })
    const strange = [
      { ...request, id: (await file(actor, {})).id },
      { ...request, codeVersion: request.codeVersion + 1 },
      { ...request, email: 'otra@example.com' },
    ].map((request) => mailedProof(ctx, request))
    for (const proof of [...strange, '', 'x', 'A'.repeat(46)]) {
      await confirm(request.id, actor, proof)
      await ctx.db.serviceRequest.update({
        where: { id: request.id },
        data: { confirmedAt: null, confirmAttempts: 0 },
      })
    }
    expect(await isProvenMail(id)).toBe(false)
    await confirmByLink(request.id, actor)
    expect(await isProvenMail(id)).toBe(true)
  })

  it('is not shut out by what strangers file with the phone and mail that it confirmed by the digits', async () => {
    const { email, actor } = await register()
    await confirm((await file(actor, { email, phone })).id, actor)
    for (const n of [0, 1]) await file(visitor({ deviceHash: `stranger-${n}` }), { email })
    for (const n of [2, 3]) await file(visitor({ deviceHash: `stranger-${n}` }), { phone })
    expect((await file(actor, { email, phone })).confirmedAt).toBeNull()
  })

  it('waits for it too when an urgent request of its is filed by the payment', async () => {
    const { email, actor } = await register()
    const intentId = await startUrgent(ctx, { actor, form: { email } })
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
    const filedRequest = await ctx.db.serviceRequest.findUniqueOrThrow({
      where: { urgencyIntentId: intentId },
    })
    expect(filedRequest.confirmedAt).toBeNull()
  })

  it('does not confirm another mail by correcting a request to it', async () => {
    const { email, actor } = await register()
    const { id } = await file(actor, {})
    await updateServiceRequest(ctx, actor, { id, email })
    expect((await requestById(id)).confirmedAt).toBeNull()
  })

  it.each([
    ['phone', () => ({ phone })],
    ['mail', (email: string) => ({ email })],
  ])('has no more live requests of one %s than any guest', async (_by, contactOf) => {
    const accounts = await Promise.all([0, 1, 2, 3].map(() => register()))
    const same = contactOf(accounts[3]?.email ?? '')
    for (const { actor } of accounts.slice(0, 3)) await file(actor, same)
    await expect(file(accounts[3]?.actor ?? visitor(), same)).rejects.toMatchObject({
      code: 'too_many_live_requests',
    })
  })

  it('is not proven by a confirmed request of another mail, or of nobody’s', async () => {
    const { id, email, actor } = await register()
    await confirmByLink((await file(actor, {})).id, actor)
    await confirmByLink((await file(visitor({ deviceHash: 'device-1' }), { email })).id, actor)
    expect(await isProvenMail(id)).toBe(false)
  })

  it('keeps the day on which the mail was proven first', async () => {
    const before = new Date('2026-01-01T12:00:00Z')
    const { id, email, actor } = await register(before)
    const request = await buildServiceRequest(ctx, { userId: id, email, confirmedAt: null })
    await confirmByLink(request.id, actor)
    expect((await ctx.db.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).toEqual(before)
  })
})

describe('an account with a proven mail', () => {
  it('confirms by itself what it files with that mail, and nothing that it files with another', async () => {
    const { email, actor } = await register(ctx.clock.now())
    expect((await file(actor, { email })).confirmedAt).not.toBeNull()
    expect((await file(actor, {})).confirmedAt).toBeNull()
  })

  it('confirms a request by correcting it to that mail, and to no other', async () => {
    const { email, actor } = await register(ctx.clock.now())
    const request = await file(visitor({ deviceHash: 'device-1' }), {})
    const holder = { ...actor, trackingToken: trackingToken(ctx, request) }
    await updateServiceRequest(ctx, holder, { id: request.id, email })
    expect((await requestById(request.id)).confirmedAt).not.toBeNull()
    const moved = { ...actor, trackingToken: trackingToken(ctx, await requestById(request.id)) }
    await updateServiceRequest(ctx, moved, { id: request.id, email: 'otra@example.com' })
    expect((await requestById(request.id)).confirmedAt).toBeNull()
  })

  it('is not shut out of its phone by others, whether a request of its own with it was confirmed or not', async () => {
    const { email, actor } = await register(ctx.clock.now())
    const other = await register(ctx.clock.now())
    await file(actor, { email, phone })
    for (const n of [0, 1]) await file(visitor({ deviceHash: `stranger-${n}` }), { phone })
    await file(actor, { email, phone })
    expect((await file(other.actor, { email: other.email, phone })).confirmedAt).not.toBeNull()
  })
})
