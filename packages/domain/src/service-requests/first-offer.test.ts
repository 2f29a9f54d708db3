import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../kernel/actor'
import { takeLead } from '../leads/taking/take-lead'
import { buildProfessional } from '../testing/builders/build-professional'
import { runDueJobs } from '../testing/run-jobs'
import { submission } from '../testing/submission-form'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { updateServiceRequest } from './editing/update-service-request'
import { createServiceRequest } from './filing/create-service-request'
import { getFirstOffer } from './get-first-offer'
import { listMatchingRequests } from './matching/list-matching-requests'
import { runDueWaves } from './matching/notify-professionals'
import { trackingToken } from './tracking-link'

let ctx: TestCtx
let wantedProfessional: Awaited<ReturnType<typeof buildProfessional>>
let other: Awaited<ReturnType<typeof buildProfessional>>

beforeEach(async () => {
  ctx = await createTestContext()
  wantedProfessional = await buildProfessional(ctx)
  other = await buildProfessional(ctx)
})

async function file(preferredProfessionalId: string) {
  const { requestId } = await createServiceRequest(ctx, visitor(), {
    ...submission(),
    preferredProfessionalId,
  })
  await runDueJobs(ctx)
  return requestId
}

const recipientIds = async (requestId: string) => {
  const rows = await ctx.db.serviceRequestRecipient.findMany({ where: { requestId } })
  return rows.map(({ professionalId }) => professionalId).sort()
}
const bothProfessionals = () => [wantedProfessional.id, other.id].sort()
const sees = async (professionalId: string) =>
  (await listMatchingRequests(ctx, professionalId, { limit: 20 })).requests.map(({ requestId }) => requestId)
const take = (professional: typeof wantedProfessional, id: string) =>
  takeLead(ctx, account(professional.userId, 'professional'), { id })

describe('a request that was begun from a professional’s page', () => {
  it('is visible to that professional alone for half an hour, then to all', async () => {
    const id = await file(wantedProfessional.id)
    expect(await recipientIds(id)).toEqual([wantedProfessional.id])
    expect(await sees(wantedProfessional.id)).toEqual([id])
    expect(await sees(other.id)).toEqual([])
    await expect(take(other, id)).rejects.toMatchObject({ code: 'out_of_reach' })
    ctx.clock.advance({ minutes: 29 })
    await runDueWaves(ctx)
    await runDueJobs(ctx)
    expect(await recipientIds(id)).toEqual([wantedProfessional.id])
    ctx.clock.advance({ minutes: 1 })
    await runDueWaves(ctx)
    await runDueJobs(ctx)
    expect(await recipientIds(id)).toEqual(bothProfessionals())
    expect(await sees(other.id)).toEqual([id])
    await take(other, id)
    await take(wantedProfessional, id)
  })

  it.each([
    ['do not have the rubro', { rubroIds: [2] }],
    ['are not available', { isAvailable: false }],
    ['are suspended', { status: 'suspended' as const }],
  ])('reaches everybody at once when they %s', async (_why, overrides) => {
    const unfit = await buildProfessional(ctx, overrides)
    const id = await file(unfit.id)
    expect(await recipientIds(id)).toEqual(bothProfessionals())
    expect(await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })).toMatchObject({
      preferredProfessionalId: null,
      firstOfferUntil: null,
    })
  })

  it('reaches everybody at once when they do not reach the place', async () => {
    const far = await ctx.db.localidad.findFirstOrThrow({
      where: { provincia: { nombre: { startsWith: 'Tierra del Fuego' } } },
    })
    const unfit = await buildProfessional(ctx, { localidadId: far.id })
    expect(await recipientIds(await file(unfit.id))).toEqual(bothProfessionals())
  })

  it('reaches everybody at once when they are suspended between filing and telling', async () => {
    const { requestId } = await createServiceRequest(ctx, visitor(), {
      ...submission(),
      preferredProfessionalId: wantedProfessional.id,
    })
    await ctx.db.professional.update({ where: { id: wantedProfessional.id }, data: { status: 'suspended' } })
    await runDueJobs(ctx)
    expect(await recipientIds(requestId)).toEqual([other.id])
    await take(other, requestId)
  })

  it('is offered to others once it is other work', async () => {
    const id = await file(wantedProfessional.id)
    const request = await ctx.db.serviceRequest.update({
      where: { id },
      data: { confirmedAt: ctx.clock.now() },
    })
    const rubro = await ctx.db.rubro.findFirstOrThrow({ where: { slug: 'gas' } })
    const fitter = await buildProfessional(ctx, { rubroIds: [rubro.id] })
    const client = visitor({ trackingToken: trackingToken(ctx, request) })
    await updateServiceRequest(ctx, client, { id, rubroId: rubro.id })
    await runDueJobs(ctx)
    expect(await recipientIds(id)).toContain(fitter.id)
  })
})

it('tells the form whether the professional matches, and answers not found for a suspended one', async () => {
  const { rubroId } = submission()
  const { localidadId } = wantedProfessional
  const ask = (input: object) => getFirstOffer(ctx, visitor(), { id: wantedProfessional.id, ...input })
  expect(await ask({})).toMatchObject({ isMatching: null, minutes: 30, urgentMinutes: 10 })
  expect(await ask({ rubroId, localidadId })).toMatchObject({ isMatching: true })
  expect(await ask({ rubroId: 2, localidadId })).toMatchObject({ isMatching: false })
  await ctx.db.professional.update({ where: { id: wantedProfessional.id }, data: { status: 'suspended' } })
  await expect(ask({})).rejects.toMatchObject({ code: 'not_found' })
})
