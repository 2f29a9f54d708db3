import { requestSearchQuery } from '@oficio/contracts/search/service-requests'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { maskVersion } from '../../service-requests/masking/mask-contact'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { searchServiceRequests } from './search-service-requests'

let ctx: TestCtx
let professional: Account
beforeEach(async () => {
  ctx = await createTestContext()
  professional = account((await buildProfessional(ctx)).userId, 'professional')
})

const ask = (query: Record<string, unknown> = {}) =>
  searchServiceRequests(ctx, professional, requestSearchQuery.parse(query))
const found = async (query: Record<string, unknown> = {}) =>
  (await ask(query)).serviceRequests.map(({ id }) => id)

async function add(overrides: Parameters<typeof buildServiceRequest>[1] = {}): Promise<string> {
  ctx.clock.advance({ minutes: 1 })
  return (await buildServiceRequest(ctx, overrides)).id
}

describe('the search of requests', () => {
  it('lists what is pending and open, newest first, unless other states are asked for', async () => {
    const pending = await add()
    const open = await add({ status: 'open' })
    const done = await add({ status: 'completed' })
    await add({ status: 'cancelled' })
    expect(await found()).toEqual([open, pending])
    expect(await found({ statuses: '' })).toEqual([open, pending])
    expect(await found({ statuses: 'completed' })).toEqual([done])
    expect(await found({ statuses: ['completed', 'pending'] })).toEqual([done, pending])
    expect(requestSearchQuery.safeParse({ statuses: 'x' }).success).toBe(false)
  })

  it('finds by rubro, by words and by what they mean', async () => {
    const water = await add({ rubroId: 1, description: 'Pierde el termotanque del lavadero.' })
    const gas = await add({ rubroId: 3, description: 'La cocina no enciende.' })
    expect(await found({ rubroIds: '3' })).toEqual([gas])
    expect(await found({ query: 'lavaderos' })).toEqual([water])
    expect(await found({ query: 'gasista' })).toEqual([gas])
    expect(await found({ query: 'gasista', rubroIds: '1' })).toEqual([])
  })

  it('knows days of Argentina, the first and the last among them', async () => {
    const id = await add()
    const day = new Date(ctx.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
    expect(await found({ dateFrom: day, dateTo: day })).toEqual([id])
    ctx.clock.advance({ days: 2 })
    const later = await add()
    expect(await found({ dateTo: day })).toEqual([id])
    expect(await found({ dateFrom: day })).toEqual([later, id])
  })

  it('shows nothing of a client, and finds nobody by a phone that is written into the words', async () => {
    const phone = '3415551234'
    const id = await add({ description: `Llamame al ${phone}, gracias por venir.` })
    const answer = await ask()
    expect(answer.serviceRequests).toMatchObject([
      {
        id,
        serviceAddress: null,
        client: { firstName: null, lastName: null, email: null, phone: null, phoneNational: null },
      },
    ])
    expect(JSON.stringify(answer)).not.toContain(phone)
    expect(await found({ query: phone })).toEqual([])
    expect(await found({ query: `gracias ${phone.slice(0, 7)}` })).toEqual([id])
  })

  it('finds nobody by a word that is hidden from whoever reads, and by all others of the same words', async () => {
    const id = await add({
      title: 'Canilla, zulmaquirox arroba gmail punto com',
      description: 'Gotea mucho. Escribime a florquirox@hotmail.com o por wa.me/juliquirox, gracias.',
    })
    for (const query of ['zulmaquirox', 'gmail', 'florquirox', 'hotmail', 'hotmail.com', 'juliquirox'])
      expect(await ask({ query }), query).toMatchObject({
        serviceRequests: [],
        pagination: { totalCount: 0 },
      })
    expect(await found({ query: 'florquirox@hotmail.com' })).toEqual([])
    expect(await found({ query: 'canilla gotea' })).toEqual([id])
    expect(await found({ query: 'gracias' })).toEqual([id])
    await add({ searchedWords: 'zulmaquirox', searchedMask: maskVersion - 1 })
    expect(await found({ query: 'zulmaquirox' })).toEqual([])
  })

  it('leaves out what is still offered to somebody else first', async () => {
    const other = await buildProfessional(ctx)
    const id = await add()
    const firstOfferUntil = new Date(ctx.clock.now().getTime() + 30 * 60_000)
    await ctx.db.serviceRequest.update({
      where: { id },
      data: { preferredProfessionalId: other.id, firstOfferUntil },
    })
    expect(await found()).toEqual([])
    const others = await searchServiceRequests(
      ctx,
      account(other.userId, 'professional'),
      requestSearchQuery.parse({}),
    )
    expect(others.serviceRequests.map((request) => request.id)).toEqual([id])
    ctx.clock.advance({ minutes: 31 })
    expect(await found()).toEqual([id])
  })

  it('pages follow each other without a gap or a repeat', async () => {
    const all: string[] = []
    for (let number = 0; number < 5; number += 1) all.unshift(await add())
    const pages = [
      await ask({ limit: '2' }),
      await ask({ limit: '2', page: '2' }),
      await ask({ limit: '2', page: '3' }),
    ]
    expect(pages.flatMap(({ serviceRequests }) => serviceRequests.map(({ id }) => id))).toEqual(all)
    expect(pages[0]?.pagination).toMatchObject({ totalPages: 3, totalCount: 5, isCountCapped: false })
  })

  it('is for professionals', async () => {
    const { id } = await buildUser(ctx)
    const query = requestSearchQuery.parse({})
    await expect(searchServiceRequests(ctx, account(id, 'user'), query)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(searchServiceRequests(ctx, visitor(), query)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})
