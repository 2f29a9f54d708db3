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
const foundIds = async (query: Record<string, unknown> = {}) =>
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
    expect(await foundIds()).toEqual([open, pending])
    expect(await foundIds({ statuses: '' })).toEqual([open, pending])
    expect(await foundIds({ statuses: 'completed' })).toEqual([done])
    expect(await foundIds({ statuses: ['completed', 'pending'] })).toEqual([done, pending])
    expect(requestSearchQuery.safeParse({ statuses: 'x' }).success).toBe(false)
  })

  it('finds by rubro, by words and by what they mean', async () => {
    const water = await add({ rubroId: 1, description: 'Pierde el termotanque del lavadero.' })
    const gas = await add({ rubroId: 3, description: 'La cocina no enciende.' })
    expect(await foundIds({ rubroIds: '3' })).toEqual([gas])
    expect(await foundIds({ query: 'lavaderos' })).toEqual([water])
    expect(await foundIds({ query: 'gasista' })).toEqual([gas])
    expect(await foundIds({ query: 'gasista', rubroIds: '1' })).toEqual([])
  })

  it('knows days of Argentina, the first and the last among them', async () => {
    const id = await add()
    const day = new Date(ctx.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10)
    expect(await foundIds({ dateFrom: day, dateTo: day })).toEqual([id])
    ctx.clock.advance({ days: 2 })
    const later = await add()
    expect(await foundIds({ dateTo: day })).toEqual([id])
    expect(await foundIds({ dateFrom: day })).toEqual([later, id])
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
    expect(await foundIds({ query: phone })).toEqual([])
    expect(await foundIds({ query: `gracias ${phone.slice(0, 7)}` })).toEqual([id])
  })

  it('finds nobody by a word that is hidden from readers, and finds by all other words of the same text', async () => {
    const id = await add({
      title: 'Canilla, zulmaquirox arroba gmail punto com',
      description: 'Gotea mucho. Escribime a florquirox@hotmail.com o por wa.me/juliquirox, gracias.',
    })
    for (const query of ['zulmaquirox', 'gmail', 'florquirox', 'hotmail', 'hotmail.com', 'juliquirox'])
      expect(await ask({ query }), query).toMatchObject({
        serviceRequests: [],
        pagination: { totalCount: 0 },
      })
    expect(await foundIds({ query: 'florquirox@hotmail.com' })).toEqual([])
    expect(await foundIds({ query: 'canilla gotea' })).toEqual([id])
    expect(await foundIds({ query: 'gracias' })).toEqual([id])
    await add({ searchedWords: 'zulmaquirox', searchedMask: maskVersion - 1 })
    expect(await foundIds({ query: 'zulmaquirox' })).toEqual([])
  })

  it('leaves out what is still offered to somebody else first', async () => {
    const other = await buildProfessional(ctx)
    const id = await add()
    const firstOfferUntil = new Date(ctx.clock.now().getTime() + 30 * 60_000)
    await ctx.db.serviceRequest.update({
      where: { id },
      data: { preferredProfessionalId: other.id, firstOfferUntil },
    })
    expect(await foundIds()).toEqual([])
    const otherRequests = await searchServiceRequests(
      ctx,
      account(other.userId, 'professional'),
      requestSearchQuery.parse({}),
    )
    expect(otherRequests.serviceRequests.map((request) => request.id)).toEqual([id])
    ctx.clock.advance({ minutes: 31 })
    expect(await foundIds()).toEqual([id])
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
