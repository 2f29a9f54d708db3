import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account, visitor } from '../../kernel/actor'
import { updateServiceRequest } from '../../service-requests/editing/update-service-request'
import { confirmServiceRequest } from '../../service-requests/filing/confirm-service-request'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { confirmationCode } from '../../service-requests/tracking-link'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getProfessionalRequest } from '../desk/get-professional-request'
import { takeLead } from './take-lead'

let ctx: TestCtx
let professionalId: string
let actor: Actor
beforeEach(async () => {
  ctx = await createTestContext()
  const professional = await buildProfessional(ctx, { freeLeadsLeft: 1 })
  professionalId = professional.id
  actor = account(professional.userId, 'professional')
})

const file = (overrides: Parameters<typeof buildServiceRequest>[1] = {}) =>
  buildServiceRequest(ctx, { confirmedAt: null, ...overrides })
const take = (request: { id: string }) => takeLead(ctx, actor, { id: request.id })
const confirm = async ({ id }: { id: string }) => {
  const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
  await confirmServiceRequest(ctx, visitor(), { id, code: confirmationCode(ctx, request) })
}
const freeLeads = async () =>
  (await ctx.db.professional.findUniqueOrThrow({ where: { id: professionalId } })).freeLeadsLeft
const sourceOf = async (request: { id: string }) =>
  (await ctx.db.lead.findFirstOrThrow({ where: { requestId: request.id } })).source
const notices = () => ctx.db.notice.findMany({ where: { type: { in: ['lead-confirmed', 'lead-counted'] } } })
const reserved = { code: 'free_leads_reserved' }

describe('with one free lead left', () => {
  it('a single unconfirmed contact is open at a time, and the page says so before', async () => {
    const [first, second] = [await file(), await file()]
    expect((await getProfessionalRequest(ctx, actor, first)).offer).toEqual({
      takes: 'unconfirmed',
      refusal: null,
    })
    await take(first)
    await expect(take(second)).rejects.toMatchObject(reserved)
    expect((await getProfessionalRequest(ctx, actor, second)).offer).toMatchObject({
      refusal: 'free_leads_reserved',
    })
    await expect(take(await buildServiceRequest(ctx))).rejects.toMatchObject(reserved)
    expect(await freeLeads()).toBe(1)
  })

  it('the lead is charged when the client confirms, once, and the professional is notified', async () => {
    const request = await file()
    await take(request)
    await confirm(request)
    await confirm(request)
    expect([await freeLeads(), await sourceOf(request)]).toEqual([0, 'trial'])
    expect(await ctx.db.notice.findMany({ where: { type: 'lead-confirmed' } })).toMatchObject([
      { body: 'Usó uno de tus contactos gratis.' },
    ])
    await expect(take(await file())).rejects.toMatchObject({ code: 'trial_exhausted' })
  })

  it('the lead is not charged during a suspension, without a notice; afterwards the professional has the contact', async () => {
    const request = await file()
    await take(request)
    const stand = (status: 'suspended' | 'approved') =>
      ctx.db.professional.update({ where: { id: professionalId }, data: { status } })
    await stand('suspended')
    await confirm(request)
    expect([await freeLeads(), await sourceOf(request)]).toEqual([1, 'unconfirmed'])
    expect(await notices()).toEqual([])
    await stand('approved')
    expect((await take(request)).contact?.phone).toBe(request.phone)
    expect(await freeLeads()).toBe(1)
  })

  it('the lead is charged too when a session corrects the mail to the proven one of its account', async () => {
    const user = await buildUser(ctx)
    const request = await file({ userId: user.id })
    await take(request)
    await updateServiceRequest(ctx, account(user.id, 'user'), { id: request.id, email: user.email })
    expect([await freeLeads(), await sourceOf(request)]).toEqual([0, 'trial'])
  })

  it('the lead is charged when its professional reports the work as begun, though nobody ever confirms', async () => {
    const request = await file()
    await take(request)
    await changeStatus(ctx, actor, { id: request.id, status: 'completed' })
    expect([await freeLeads(), await sourceOf(request)]).toEqual([0, 'trial'])
    // The notice is not 'lead-confirmed', because nobody has confirmed that the client is real.
    expect(await notices()).toMatchObject([{ type: 'lead-counted', title: 'Usaste un contacto gratis' }])
  })

  it('a request that closes unconfirmed leaves the free lead for another', async () => {
    const user = await buildUser(ctx)
    const request = await file({ userId: user.id })
    await take(request)
    await changeStatus(ctx, account(user.id, 'user'), { id: request.id, status: 'cancelled' })
    await take(await file())
    expect(await freeLeads()).toBe(1)
  })
})

describe('with a subscription', () => {
  it('unconfirmed leads are not counted, and the free leads stay when the clients confirm', async () => {
    await buildSubscription(ctx, { professionalId })
    const requests = [await file(), await file()]
    for (const request of requests) await take(request)
    for (const request of requests) await confirm(request)
    expect(await Promise.all(requests.map(sourceOf))).toEqual(['subscription', 'subscription'])
    expect(await freeLeads()).toBe(1)
  })

  it('the free leads are used after its end, and a lead without allowance stays open and costs nothing', async () => {
    await buildSubscription(ctx, { professionalId })
    const requests = [await file({ expirationDays: 30 }), await file({ expirationDays: 30 })]
    for (const request of requests) await take(request)
    await ctx.db.subscription.updateMany({
      data: { status: 'cancelled', cancelledAt: ctx.clock.now(), paidUntil: ctx.clock.now() },
    })
    for (const request of requests) await confirm(request)
    expect(await Promise.all(requests.map(sourceOf))).toEqual(['trial', 'unconfirmed'])
    expect(await freeLeads()).toBe(0)
    for (const request of requests) expect((await take(request)).contact?.phone).toBe(request.phone)
  })

  it('a report of begun work after its end says that the client is real when there is one, not before', async () => {
    await buildSubscription(ctx, { professionalId })
    const request = await file()
    await take(request)
    await ctx.db.subscription.updateMany({
      data: { status: 'cancelled', cancelledAt: ctx.clock.now(), paidUntil: ctx.clock.now() },
    })
    await ctx.db.professional.update({ where: { id: professionalId }, data: { freeLeadsLeft: 0 } })
    await changeStatus(ctx, actor, { id: request.id, status: 'in_progress' })
    expect(await notices()).toEqual([])
    await confirm(request)
    expect(await notices()).toMatchObject([
      { title: 'Un cliente tuyo confirmó su solicitud', body: 'No te descontamos nada.' },
    ])
  })
})
