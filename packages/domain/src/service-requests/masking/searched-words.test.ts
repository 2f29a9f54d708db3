import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { updateServiceRequest } from '../editing/update-service-request'
import { createServiceRequest } from '../filing/create-service-request'
import { anonymise } from '../lifecycle/anonymise-requests'
import { trackingToken } from '../tracking-link'
import { fillSearchedWords } from './fill-searched-words'
import { maskVersion } from './mask-contact'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestById = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const wordsOf = async (id: string) => (await requestById(id)).searchedWords

describe('the words that a request is found by', () => {
  it('are the words that anybody may read, from the filing on and after each correction', async () => {
    const form = {
      title: 'Baño de zulma@example.com',
      description: 'Pierde la ducha, zulma arroba gmail punto com.',
    }
    const { requestId: id } = await createServiceRequest(ctx, visitor(), submission(form))
    expect(await wordsOf(id)).toBe('Baño de •••\nPierde la ducha, •••')
    const actor = visitor({ trackingToken: trackingToken(ctx, await requestById(id)) })
    await updateServiceRequest(ctx, actor, { id, description: 'Ahora pierde todo: 341 555 1234' })
    expect(await wordsOf(id)).toBe('Baño de •••\nAhora pierde todo: •••')
  })

  it('go with what was typed', async () => {
    const { id } = await buildServiceRequest(ctx, { status: 'cancelled', description: 'Lo pide Zulma.' })
    expect(await wordsOf(id)).toContain('Zulma')
    await anonymise(ctx, id)
    expect(await wordsOf(id)).not.toContain('Zulma')
  })

  it('are none where a row is older or was written by who does not know them, until the clock made them', async () => {
    const { id: older } = await buildServiceRequest(ctx, {
      description: 'Soy Zulma',
      searchedWords: null,
      searchedMask: 0,
    })
    const masked = { description: 'Soy Zulma', searchedWords: 'como antes', searchedMask: maskVersion - 1 }
    const { id: before } = await buildServiceRequest(ctx, masked)
    const { id: changed } = await buildServiceRequest(ctx, { description: 'Soy Zulma' })
    const { id: other } = await buildServiceRequest(ctx, { description: 'Soy Julia' })
    await ctx.db.serviceRequest.update({ where: { id: other }, data: { status: 'open' } })
    await ctx.db.serviceRequest.update({ where: { id: changed }, data: { description: 'Soy z@gmail.com' } })
    expect([await wordsOf(older), await wordsOf(changed)]).toEqual([null, null])
    expect(await wordsOf(other)).toContain('Soy Julia')
    await fillSearchedWords(ctx)
    await fillSearchedWords(ctx)
    for (const id of [older, before]) expect(await wordsOf(id)).toContain('Soy Zulma')
    expect(await wordsOf(changed)).toMatch(/\nSoy •••$/)
  })
})
