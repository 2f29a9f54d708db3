import type { ProfessionalQuery } from '@oficio/contracts/admin/professionals'
import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { approveProfessional } from '../../professionals/approval/approve-professional'
import { suspendProfessional } from '../../professionals/approval/suspend-professional'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getListChoices } from '../get-list-choices'
import { findWaiting } from '../overview/find-waiting'
import { getQueueRest } from '../queue/get-queue-rest'
import { getProfessional } from './get-professional'
import { listProfessionals } from './list-professionals'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
const listedIds = async (query: Partial<ProfessionalQuery>) =>
  (await listProfessionals(ctx, admin, { sort: 'newest', ...query })).rows.map(({ id }) => id)

it('a professional is found by name, company, mail and CUIT however it is written, and narrowed down by each fact', async () => {
  const { rubros, provincias } = await getListChoices(ctx, admin)
  const rubroId = rubros.find(({ name }) => name === 'Electricidad')?.id ?? 0
  const waiting = await buildProfessional(ctx, { status: 'pending_approval', rubroIds: [rubroId] })
  const approved = await buildProfessional(ctx, {
    companyName: 'Caños Núñez',
    user: { firstName: 'Vanesa', lastName: 'Ibáñez' },
  })
  const { cuit } = approved
  const hyphenatedCuit = `${cuit?.slice(0, 2)}-${cuit?.slice(2, 10)}-${cuit?.slice(10)}`
  for (const search of [
    'canos nunez',
    'IBAÑEZ vanesa',
    approved.user.email,
    cuit ?? '',
    hyphenatedCuit,
    approved.userId,
  ])
    expect([search, await listedIds({ search })]).toEqual([search, [approved.id]])
  expect(await listedIds({ status: 'pending_approval' })).toEqual([waiting.id])
  expect(await listedIds({ rubroId })).toEqual([waiting.id])
  expect(
    await listedIds({ provinciaId: provincias.find(({ name }) => name === 'Santa Fe')?.id }),
  ).toHaveLength(2)
  expect(await listedIds({ provinciaId: provincias.find(({ name }) => name === 'Chaco')?.id })).toEqual([])
})

it('a professional is shown with the outcome of their leads and the decisions about them', async () => {
  const marina = await buildUser(ctx, { role: 'admin', firstName: 'Marina', lastName: 'Paz' })
  const { id: professionalId, cuit } = await buildProfessional(ctx)
  const lead = async (fields: object) => {
    const request = await buildServiceRequest(ctx)
    return buildLead(ctx, { requestId: request.id, professionalId, ...fields })
  }
  await lead({ contactedAt: ctx.clock.now() })
  await lead({ status: 'returned' })
  const done = await lead({ contactedAt: ctx.clock.now() })
  await ctx.db.serviceRequest.update({
    where: { id: done.requestId },
    data: { status: 'completed', chosenLeadId: done.id, completedBy: 'client', closedAt: ctx.clock.now() },
  })
  await suspendProfessional(ctx, account(marina.id, 'admin'), { id: professionalId, reason: 'Quejas' })
  expect(await getProfessional(ctx, admin, { id: professionalId })).toMatchObject({
    cuit,
    account: { status: 'suspended', reason: 'Quejas' },
    leadCount: 3,
    contactedCount: 2,
    returnedCount: 1,
    completedCount: 1,
    rubros: ['Plomería'],
    audit: [{ action: 'professional-suspended', by: 'Marina Paz', data: { reason: 'Quejas' } }],
  })
  await expect(getProfessional(ctx, admin, { id: ctx.ids.next() })).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('counts the wait of a corrected account from its correction, on every screen', async () => {
  const { id } = await buildProfessional(ctx)
  const corrected = await buildProfessional(ctx, { status: 'pending_approval' })
  ctx.clock.advance({ minutes: 1 })
  const submittedAt = ctx.clock.now()
  const patient = await buildProfessional(ctx, { status: 'pending_approval', submittedAt })
  ctx.clock.advance({ minutes: 1 })
  await ctx.db.professional.update({
    where: { id: corrected.id },
    data: { submittedAt: ctx.clock.now() },
  })
  expect(await getQueueRest(ctx, admin, { kind: 'professionals', id })).toMatchObject({
    nextId: patient.id,
    count: 2,
  })
  const waiting = await listProfessionals(ctx, admin, { status: 'pending_approval', sort: 'waiting' })
  expect(waiting.rows.map((row) => row.id)).toEqual([patient.id, corrected.id])
  const [overview] = (await findWaiting(ctx)).filter(({ kind }) => kind === 'professionals')
  expect(overview).toMatchObject({ count: 2, since: submittedAt.toISOString() })
})

it('tells an admin what an account lacks before it can be approved, and refuses it until then', async () => {
  const { id } = await buildProfessional(ctx, { status: 'pending_approval', phone: null, cuit: null })
  const professional = await getProfessional(ctx, admin, { id })
  expect(professional.missing).toEqual(['phone', 'taxId'])
  await expect(approveProfessional(ctx, admin, { id })).rejects.toMatchObject({ code: 'profile_incomplete' })
  await ctx.db.professional.update({ where: { id }, data: { phone: '+543414455667', cuit: '20304050604' } })
  expect((await getProfessional(ctx, admin, { id })).missing).toEqual([])
})
