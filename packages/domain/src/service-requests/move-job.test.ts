import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account, visitor } from '../context/actor'
import { takeLead } from '../leads/take-lead'
import { buildLead } from '../testing/builders/build-lead'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { getTracking } from './get-tracking'
import { trackingToken } from './tracking-link'
import { updateServiceRequest } from './update-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const stored = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const client = async (id: string): Promise<Actor> =>
  visitor({ trackingToken: trackingToken(ctx, await stored(id)) })
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
  ])('keeps its job: %s is refused and nothing is changed', async (_what, fields) => {
    const id = await take()
    const before = await stored(id)
    await expect(edit(id, fields)).rejects.toEqual(fails('job_taken'))
    expect(await stored(id)).toEqual(before)
    expect(await reasonFixed(id)).toBe('job_taken')
  })

  it('is still corrected in its words, also by a form that repeats rubro and place as they are', async () => {
    const id = await take()
    await edit(id, { description: 'Pierde la ducha', rubroId: 1, state: 'Santa Fe', city: 'Rosario' })
    expect((await stored(id)).description).toBe('Pierde la ducha')
  })

  it('may be moved again once they gave it back', async () => {
    const { id } = await buildServiceRequest(ctx)
    const { id: professionalId } = await buildProfessional(ctx)
    await buildLead(ctx, { requestId: id, professionalId, status: 'returned' })
    expect(await reasonFixed(id)).toBeNull()
    await edit(id, { rubroId: 2 })
    expect((await stored(id)).rubroId).toBe(2)
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
