import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { takeLead } from '../../leads/taking/take-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getTracking } from '../tracking/get-tracking'
import { trackingToken } from '../tracking-link'
import { updateServiceRequest } from './update-service-request'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const client = async (id: string): Promise<Caller> =>
  visitor({ trackingToken: trackingToken(ctx, await requestById(id)) })
const edit = async (id: string, fields: object) =>
  updateServiceRequest(ctx, await client(id), { id, ...fields })

describe('two tabs that correct the same request', () => {
  const readVersion = async (id: string) => (await getTracking(ctx, await client(id), { id })).version

  it('save one of two edits of the same version; the other is refused and changes nothing', async () => {
    const { id } = await buildServiceRequest(ctx)
    const version = await readVersion(id)
    const texts = ['Pierde la ducha', 'Pierde la bacha']
    const outcomes = await Promise.allSettled(texts.map((description) => edit(id, { description, version })))
    const savedTexts = texts.filter((_text, index) => outcomes[index]?.status === 'fulfilled')
    expect(savedTexts).toEqual([(await requestById(id)).description])
    expect(outcomes).toContainEqual({ status: 'rejected', reason: fails('request_changed') })
  })

  it('are warned whatever each of them corrects', async () => {
    const edits = [{ description: 'Otra' }, { rubroId: 2 }, { contactName: 'Ana' }, { expirationDays: 14 }]
    for (const fields of edits) {
      const { id } = await buildServiceRequest(ctx)
      await edit(id, { ...fields, version: await readVersion(id) })
      await expect(edit(id, { title: 'Otro título', version: 0 })).rejects.toEqual(fails('request_changed'))
    }
  })

  it('go on from the version that a save answers, or overwrite by naming none', async () => {
    const { id } = await buildServiceRequest(ctx)
    const { version } = await edit(id, { description: 'Una', version: 0 })
    await edit(id, { description: 'Otra', version })
    await edit(id, { description: 'Y otra' })
    expect((await requestById(id)).description).toBe('Y otra')
  })

  it('are not warned of what professionals did meanwhile', async () => {
    const { id } = await buildServiceRequest(ctx)
    const version = await readVersion(id)
    const plumber = await buildProfessional(ctx)
    await takeLead(ctx, account(plumber.userId, 'professional'), { id })
    await edit(id, { contactName: 'Ana', version })
    expect((await requestById(id)).contactName).toBe('Ana')
  })
})
