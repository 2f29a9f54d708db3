import type { ServiceRequestQuery } from '@oficio/contracts/admin/service-requests'
import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { findPlace } from '../../places/find-place'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getListChoices } from '../get-list-choices'
import { getRequestForAdmin } from './get-request-for-admin'
import { listServiceRequests } from './list-service-requests'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
const listedIds = async (query: Partial<ServiceRequestQuery>) =>
  (await listServiceRequests(ctx, admin, { sort: 'newest', ...query })).rows.map(({ id }) => id)

it('every request is listed, whatever became of it, and narrowed down by each of its facts', async () => {
  const user = await buildUser(ctx)
  const town = await findPlace(ctx, 'Córdoba', 'Córdoba')
  const { rubros, provincias } = await getListChoices(ctx, admin)
  const rubroId = rubros.find(({ name }) => name === 'Electricidad')?.id ?? 0
  const old = await buildServiceRequest(ctx, {
    status: 'cancelled',
    createdAt: new Date('2035-01-10T12:00:00Z'),
  })
  const far = await buildServiceRequest(ctx, {
    rubroId,
    localidadId: town?.localidadId ?? 0,
    confirmedAt: null,
    contactName: 'Inés',
    contactLastName: 'Muñoz',
    userId: user.id,
  })
  expect(await listedIds({})).toEqual([far.id, old.id])
  expect(await listedIds({ sort: 'oldest' })).toEqual([old.id, far.id])
  expect(await listedIds({ status: 'cancelled' })).toEqual([old.id])
  expect(await listedIds({ rubroId })).toEqual([far.id])
  expect(await listedIds({ provinciaId: provincias.find(({ name }) => name === 'Córdoba')?.id })).toEqual([
    far.id,
  ])
  expect(await listedIds({ confirmed: 'no' })).toEqual([far.id])
  expect(await listedIds({ urgency: 'urgent' })).toEqual([])
  expect(await listedIds({ until: '2035-01-10' })).toEqual([old.id])
  for (const search of ['munoz', far.email, far.id, user.id])
    expect(await listedIds({ search })).toEqual([far.id])
})

it('a request is shown with its client, the professionals with its data, and its events', async () => {
  const professional = await buildProfessional(ctx)
  const request = await buildServiceRequest(ctx)
  await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  expect(await getRequestForAdmin(ctx, admin, { id: request.id })).toMatchObject({
    request: { client: { email: request.email }, serviceAddress: request.serviceAddress, viewer: 'admin' },
    leads: [{ professionalId: professional.id, contactedAt: null, isReturned: false }],
    urgencyIntentId: null,
  })
  const unknown = { id: ctx.ids.next() }
  await expect(getRequestForAdmin(ctx, admin, unknown)).rejects.toMatchObject({ code: 'request_not_found' })
})
