import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getPortal } from './get-portal'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

const portalOf = (userId: string, cursor?: string) =>
  getPortal(ctx, account(userId, 'professional'), { cursor })

describe('requests for a professional', () => {
  it('are listed newest first and a page at a time, without any that is listed twice or left out', async () => {
    const professional = await buildProfessional(ctx)
    const ids: string[] = []
    for (let count = 0; count < 23; count += 1) {
      ctx.clock.advance({ minutes: 1 })
      ids.unshift((await buildServiceRequest(ctx)).id)
    }
    const listedIds: string[] = []
    let cursor: string | undefined
    do {
      const { requests } = await portalOf(professional.userId, cursor)
      listedIds.push(...requests.cards.map(({ id }) => id))
      cursor = requests.nextCursor ?? undefined
    } while (cursor)
    expect(listedIds).toEqual(ids)
  })

  it('show no phone or mail that was typed into title or description, and no contact data', async () => {
    const professional = await buildProfessional(ctx)
    const request = await buildServiceRequest(ctx, {
      title: 'Llamar al 341 555 1234',
      hasOwnTitle: true,
      description: 'Escribime a ana@correo.com o al +54 9 341 555-1234. '.repeat(8),
    })
    const { requests } = await portalOf(professional.userId)
    const text = JSON.stringify(requests)
    expect(requests.cards).toMatchObject([{ ownTitle: 'Llamar al •••', rubroName: 'Plomería' }])
    for (const secret of [
      '555',
      'ana@',
      request.contactName,
      request.phone,
      request.email,
      request.serviceAddress,
    ]) {
      expect(text).not.toContain(secret)
    }
  })

  it('always have something to read, whatever their client typed: fallback words, and no control characters', async () => {
    const professional = await buildProfessional(ctx)
    await buildServiceRequest(ctx, { title: '\u200b\u0007', hasOwnTitle: true, description: '\u2060 \u200b' })
    ctx.clock.advance({ minutes: 1 })
    await buildServiceRequest(ctx, {
      title: 'Canilla\u001b\u0007 rota',
      hasOwnTitle: true,
      description: 'Pierde\u0007',
    })
    const { requests } = await portalOf(professional.userId)
    expect(requests.cards).toMatchObject([
      { ownTitle: 'Canilla rota', excerpt: 'Pierde' },
      { ownTitle: 'Plomería en Rosario', excerpt: '' },
    ])
  })

  it('say how many seats are left, fewer while the client has not confirmed, and whether the reader holds one', async () => {
    const professional = await buildProfessional(ctx)
    const otherProfessionals = [await buildProfessional(ctx), await buildProfessional(ctx)]
    const unconfirmed = await buildServiceRequest(ctx, { confirmedAt: null })
    const confirmed = await buildServiceRequest(ctx)
    for (const { id } of otherProfessionals)
      await buildLead(ctx, { requestId: confirmed.id, professionalId: id })
    await buildLead(ctx, {
      requestId: unconfirmed.id,
      professionalId: professional.id,
      source: 'unconfirmed',
    })
    const { requests } = await portalOf(professional.userId)
    const byId = new Map(requests.cards.map((card) => [card.id, card]))
    expect(byId.get(confirmed.id)).toMatchObject({
      isConfirmed: true,
      seats: { takenCount: 2, total: 5 },
      lead: 'none',
    })
    expect(byId.get(unconfirmed.id)).toMatchObject({
      isConfirmed: false,
      seats: { takenCount: 1, total: 2 },
      lead: 'active',
    })
  })

  it('carry the first photo and how many there are', async () => {
    const professional = await buildProfessional(ctx)
    const { id } = await buildServiceRequest(ctx)
    const photos = [0, 1].map((position) => ({
      id: ctx.ids.next(),
      state: 'attached' as const,
      ownerKey: 'somebody',
      requestId: id,
      position,
      width: 4,
      height: 3,
      bytes: 12,
      sha256: 'x',
      createdAt: ctx.clock.now(),
    }))
    await ctx.db.photo.createMany({ data: photos })
    const [card] = (await portalOf(professional.userId)).requests.cards
    expect(card?.photoCount).toBe(2)
    expect(card?.thumbUrl).toContain(`/api/photos/${photos[0]?.id}/thumb?`)
  })
})

it('clients who still wait to be contacted come first', async () => {
  const professional = await buildProfessional(ctx)
  const [waiting, contactedRequest] = [await buildServiceRequest(ctx), await buildServiceRequest(ctx)]
  await buildLead(ctx, { requestId: waiting.id, professionalId: professional.id })
  ctx.clock.advance({ minutes: 5 })
  const takenAt = ctx.clock.now()
  await buildLead(ctx, {
    requestId: contactedRequest.id,
    professionalId: professional.id,
    takenAt,
    contactedAt: takenAt,
  })
  const { leads } = await portalOf(professional.userId)
  expect(leads.inCourse.map(({ requestId }) => requestId)).toEqual([waiting.id, contactedRequest.id])
})

describe('the account', () => {
  it('says what keeps it from being told of requests, and then lists none', async () => {
    for (const [fields, standstill] of [
      [{ status: 'pending_approval' }, 'pending_approval'],
      [{ status: 'rejected', statusReason: 'Falta la matrícula' }, 'rejected'],
      [{ status: 'suspended' }, 'suspended'],
      [{ isAvailable: false }, 'unavailable'],
    ] as const) {
      const professional = await buildProfessional(ctx, fields)
      await buildServiceRequest(ctx)
      const portal = await portalOf(professional.userId)
      expect(portal.account).toMatchObject({ standstill, reason: professional.statusReason })
      expect(portal.requests.cards).toEqual([])
    }
  })

  it('shows what remains of the trial', async () => {
    const professional = await buildProfessional(ctx)
    const request = await buildServiceRequest(ctx)
    await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
    const { status } = (await portalOf(professional.userId)).plan
    expect(status).toMatchObject({ remainingRequests: 2, totalRequests: 3, isTrial: true, status: 'none' })
  })

  it('shows where the subscription stands, without asking the provider', async () => {
    const professional = await buildProfessional(ctx)
    await buildSubscription(ctx, { professionalId: professional.id, charges: [] })
    expect((await portalOf(professional.userId)).plan.status).toMatchObject({
      status: 'pending',
      monthlyPriceArs: 10_000,
    })
    expect(ctx.payments.subscriptions.calls).toEqual([])
  })

  it('is only for professionals', async () => {
    const user = await buildUser(ctx)
    await expect(portalOf(user.id)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

it('leads are in course while they are held and their request lives, then closed and without contact data', async () => {
  const professional = await buildProfessional(ctx)
  const heldRequest = await buildServiceRequest(ctx)
  const done = await buildServiceRequest(ctx, { status: 'completed', title: 'Pileta, 341 555 1234' })
  const returnedRequest = await buildServiceRequest(ctx)
  for (const [request, status] of [
    [heldRequest, 'active'],
    [done, 'active'],
    [returnedRequest, 'returned'],
  ] as const) {
    ctx.clock.advance({ minutes: 1 })
    await buildLead(ctx, { requestId: request.id, professionalId: professional.id, status })
  }
  const { leads } = await portalOf(professional.userId)
  expect(leads.inCourse.map(({ requestId }) => requestId)).toEqual([heldRequest.id])
  expect(leads.inCourse[0]?.contact?.phone).toBe(heldRequest.phone)
  expect(leads.closed.map(({ requestId }) => requestId)).toEqual([returnedRequest.id, done.id])
  expect(leads.closed.every(({ contact }) => contact === null)).toBe(true)
  expect(JSON.stringify(leads.closed)).not.toContain('555')
})
