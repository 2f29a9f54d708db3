import { limits } from '@oficio/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { takeLead } from '../../leads/taking/take-lead'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { runDueJobs } from '../../testing/run-jobs'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'

import { createServiceRequest } from '../filing/create-service-request'
import { notifyProfessionals, runDueWaves } from '../matching/notify-professionals'
import { getTracking } from '../tracking/get-tracking'
import { trackingToken } from '../tracking-link'
import { updateServiceRequest } from './update-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const client = async (id: string): Promise<Caller> =>
  visitor({ trackingToken: trackingToken(ctx, await requestById(id)) })
const edit = async (id: string, fields: object) =>
  updateServiceRequest(ctx, await client(id), { id, ...fields })
const reasonFixed = async (id: string) => (await getTracking(ctx, await client(id), { id })).fixedBecause

const fails = (code: string) => expect.objectContaining({ code })
const cordoba = { state: 'Córdoba', city: 'Córdoba' }

describe('a request whose contact data somebody holds', () => {
  const take = async () => {
    const { id } = await buildServiceRequest(ctx)
    const plumber = await buildProfessional(ctx)
    await takeLead(ctx, account(plumber.userId, 'professional'), { id })
    return id
  }

  it.each([
    ['rubro', { rubroId: 2 }],
    ['locality', cordoba],
    ['town', { townName: 'Villa del Plata' }],
    ['everything', { rubroId: 2, ...cordoba, description: 'Otro trabajo' }],
  ])('keeps its work: %s is refused and nothing is changed', async (_what, fields) => {
    const id = await take()
    const before = await requestById(id)
    await expect(edit(id, fields)).rejects.toEqual(fails('work_taken'))
    expect(await requestById(id)).toEqual(before)
    expect(await reasonFixed(id)).toBe('work_taken')
  })

  it('is still corrected in its words, also by a form that repeats rubro and place as they are', async () => {
    const id = await take()
    await edit(id, { description: 'Pierde la ducha', rubroId: 1, state: 'Santa Fe', city: 'Rosario' })
    expect((await requestById(id)).description).toBe('Pierde la ducha')
  })

  it('may be moved again once they gave it back', async () => {
    const { id } = await buildServiceRequest(ctx)
    const { id: professionalId } = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: id, professionalId, status: 'returned' })
    expect(await reasonFixed(id)).toBeNull()
    await edit(id, { rubroId: 2 })
    expect((await requestById(id)).rubroId).toBe(2)
  })

  it('is not moved in the moment in which somebody opens the contact data', async () => {
    const { id } = await buildServiceRequest(ctx)
    const plumber = await buildProfessional(ctx)
    const outcomes = await Promise.allSettled([
      takeLead(ctx, account(plumber.userId, 'professional'), { id }),
      edit(id, { rubroId: 2 }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

const recipientIds = async (id: string) =>
  (await ctx.db.serviceRequestRecipient.findMany({ where: { requestId: id } })).map(
    ({ professionalId }) => professionalId,
  )

describe('how often a request may be moved', () => {
  const rubroIds = [2, 3, 4, 5, 6].slice(0, limits.movesPerRequest + 1)

  it('is limited, so that one urgency fee does not call everybody', async () => {
    const { request } = await fileUrgent(ctx)
    const otherProfessionals = await Promise.all(
      rubroIds.map((id) => buildProfessional(ctx, { rubroIds: [id] })),
    )
    await runDueJobs(ctx)
    for (const rubroId of rubroIds.slice(0, -1)) {
      expect(await reasonFixed(request.id)).toBeNull()
      await edit(request.id, { rubroId })
      // Skip the pause of an unconfirmed request, which this test is not about.
      ctx.clock.advance({ minutes: limits.waveMinutes })
      await runDueWaves(ctx)
      await runDueJobs(ctx)
    }
    const before = await requestById(request.id)
    await expect(edit(request.id, { rubroId: rubroIds.at(-1) })).rejects.toEqual(fails('work_moved_often'))
    await runDueJobs(ctx)
    expect(await requestById(request.id)).toEqual(before)
    expect(await recipientIds(request.id)).toHaveLength(otherProfessionals.length - 1)
    expect(await reasonFixed(request.id)).toBe('work_moved_often')
  })

  it('counts another locality like another rubro, and nothing else that is corrected', async () => {
    const { id } = await buildServiceRequest(ctx)
    for (const description of ['Una', 'Otra', 'Y otra']) await edit(id, { description, rubroId: 1 })
    await edit(id, cordoba)
    for (let n = 1; n < limits.movesPerRequest; n += 1) await edit(id, { rubroId: n + 1 })
    await expect(edit(id, { state: 'Santa Fe', city: 'Rosario' })).rejects.toEqual(fails('work_moved_often'))
    await edit(id, { description: 'Esto sí' })
    expect((await requestById(id)).description).toBe('Esto sí')
  })

  it('counts what is sent at the same moment', async () => {
    const { id } = await buildServiceRequest(ctx)
    const outcomes = await Promise.allSettled([2, 3, 4, 5, 6].map((rubroId) => edit(id, { rubroId })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.movesPerRequest)
  })

  it('appears in the history', async () => {
    const { id } = await buildServiceRequest(ctx)
    const { request } = await edit(id, { rubroId: 2 })
    expect(request.history?.map(({ type }) => type)).toEqual(['filed', 'moved'])
  })
})

describe('the professionals who match a request after it was moved', () => {
  const move = async (id: string) => {
    await buildProfessional(ctx)
    const { id: electrician } = await buildProfessional(ctx, { rubroIds: [2] })
    await runDueJobs(ctx)
    await notifyProfessionals(ctx, id)
    expect(await recipientIds(id)).toHaveLength(1)
    ctx.clock.advance({ minutes: 1 })
    await edit(id, { rubroId: 2 })
    await runDueJobs(ctx)
    return electrician
  }
  const runWaves = async () => {
    await runDueWaves(ctx)
    await runDueJobs(ctx)
  }

  it('are notified at once when the client has confirmed', async () => {
    const { id } = await buildServiceRequest(ctx)
    const electrician = await move(id)
    expect(await recipientIds(id)).toContain(electrician)
  })

  it('are notified only after the pause between waves while the client has not confirmed', async () => {
    const { requestId: id } = await createServiceRequest(ctx, visitor(), submission())
    const electrician = await move(id)
    ctx.clock.advance({ minutes: limits.waveMinutes - 2 })
    await runWaves()
    expect(await recipientIds(id)).not.toContain(electrician)
    ctx.clock.advance({ minutes: 1 })
    await runWaves()
    expect(await recipientIds(id)).toContain(electrician)
  })
})
