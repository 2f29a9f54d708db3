import { beforeEach, expect, it } from 'vitest'
import { account } from '../kernel/actor'
import { takeLead } from '../leads/taking/take-lead'
import { anonymiseRequests } from '../service-requests/lifecycle/anonymise-requests'
import { changeStatus } from '../service-requests/lifecycle/change-status'
import { notifyProfessionals } from '../service-requests/matching/notify-professionals'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { buildUser } from '../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { listNotices } from './list-notices'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

const noticesOf = async (userId: string) =>
  (await listNotices(ctx, account(userId, 'user'), { limit: 20 })).notices

const description =
  'Se rompió un caño del baño y gotea sobre la cocina. Llamar al 341 555 1234 antes de las seis de la tarde.'

it("notices name the request by the client's words: whole for the client, masked for professionals", async () => {
  const client = await buildUser(ctx)
  const pro = await buildProfessional(ctx)
  const short = 'Pierde el caño, 341 555 1234'
  const request = await buildServiceRequest(ctx, { userId: client.id, description: short })
  await notifyProfessionals(ctx, request.id)
  await takeLead(ctx, account(pro.userId, 'professional'), { id: request.id })
  expect(await noticesOf(client.id)).toMatchObject([
    { type: 'lead-taken', requestId: request.id, excerpt: short },
  ])
  expect(await noticesOf(pro.userId)).toMatchObject([
    { type: 'new-request', requestId: request.id, excerpt: 'Pierde el caño, •••' },
  ])
})

it('notices about one request bear its id, whatever happened to it', async () => {
  const client = await buildUser(ctx)
  const actor = account(client.id, 'user')
  const pro = await buildProfessional(ctx)
  const { id } = await buildServiceRequest(ctx, { userId: client.id, description })
  await takeLead(ctx, account(pro.userId, 'professional'), { id })
  await changeStatus(ctx, actor, { id, status: 'cancelled', reason: 'Ya no lo necesito' })
  const all = [...(await noticesOf(client.id)), ...(await noticesOf(pro.userId))]
  expect(all.map(({ type, requestId }) => [type, requestId])).toEqual([
    ['lead-taken', id],
    ['contact-status', id],
  ])
  expect(all[0]?.excerpt).toMatch(/^Se rompió un caño .*…$/)
})

it('a notice of an opened contact says by name who did it', async () => {
  const client = await buildUser(ctx)
  const pro = await buildProfessional(ctx, { user: { firstName: 'Nora', lastName: 'Quiroga' } })
  const { id } = await buildServiceRequest(ctx, { userId: client.id })
  await takeLead(ctx, account(pro.userId, 'professional'), { id })
  expect((await noticesOf(client.id))[0]?.title).toBe('Nora Quiroga ya vio tu solicitud')
})

it('shows nothing of the request once it is anonymised', async () => {
  const client = await buildUser(ctx)
  const { id } = await buildServiceRequest(ctx, { userId: client.id, description })
  const pro = await buildProfessional(ctx)
  await takeLead(ctx, account(pro.userId, 'professional'), { id })
  await changeStatus(ctx, account(client.id, 'user'), { id, status: 'cancelled', reason: 'Ya está' })
  ctx.clock.advance({ days: 91 })
  await anonymiseRequests(ctx)
  expect([...(await noticesOf(client.id)), ...(await noticesOf(pro.userId))]).toEqual([])
})

async function store(userId: string, type: string): Promise<void> {
  await ctx.db.notice.create({
    data: {
      id: ctx.ids.next(),
      userId,
      type,
      title: 'Empezó tu suscripción',
      body: '',
      href: '/professional/payments',
      dedupeKey: 'x',
      createdAt: ctx.clock.now(),
    },
  })
}

it('a notice about no request has none', async () => {
  const user = await buildUser(ctx)
  await store(user.id, 'subscription-active')
  expect(await noticesOf(user.id)).toMatchObject([
    { type: 'subscription-active', requestId: null, excerpt: null },
  ])
})

it('a notice of a kind that only another version knows is listed, and said to be another one', async () => {
  const user = await buildUser(ctx)
  await store(user.id, 'business-approved')
  expect(await noticesOf(user.id)).toMatchObject([{ type: 'other', title: 'Empezó tu suscripción' }])
})
