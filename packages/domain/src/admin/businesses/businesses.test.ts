import { beforeEach, describe, expect, it } from 'vitest'
import { distinguishBusinesses } from '../../businesses/merging/distinguish-businesses'
import { findTwins } from '../../businesses/merging/find-twins'
import { account } from '../../kernel/actor'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildImport } from '../../testing/builders/build-import'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusinessForAdmin } from './get-business-for-admin'
import { listBusinesses } from './list-businesses'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')

describe('the businesses of the panel', () => {
  it('are found by their words, their owner and where they stand', async () => {
    const café = await buildBusiness(ctx, { name: 'Café Tortoni', categoryIds: [2, 3] })
    const bar = await buildBusiness(ctx, {
      name: 'Bar Norte',
      status: 'rejected',
      statusReason: 'x',
      tier: 'basic',
    })
    const idsOf = async (query: object) =>
      (await listBusinesses(ctx, admin, { sort: 'oldest', ...query })).rows.map(({ id }) => id)
    expect(await idsOf({})).toEqual([café.id, bar.id])
    expect(await idsOf({ search: 'cafe tortoni' })).toEqual([café.id])
    expect(await idsOf({ search: bar.user?.email })).toEqual([bar.id])
    expect(await idsOf({ search: bar.id })).toEqual([bar.id])
    expect(await idsOf({ status: 'rejected' })).toEqual([bar.id])
    expect(await idsOf({ tier: 'premium', verified: 'no' })).toEqual([café.id])
    expect(await idsOf({ verified: 'yes' })).toEqual([])
  })

  it('say which file brought them in, whether somebody took them, and which may be the same', async () => {
    const file = await buildImport(ctx, { isImported: true })
    const importedBusiness = await buildBusiness(ctx, { userId: null, importId: file.id, name: 'Bar Sur' })
    const ownedBusiness = await buildBusiness(ctx, { importId: file.id, name: 'Librería' })
    const own = await buildBusiness(ctx, {
      name: 'BAR SUR',
      user: { passwordHash: null, emailVerifiedAt: null },
    })
    const rowsOf = async (query: object) =>
      (await listBusinesses(ctx, admin, { sort: 'oldest', ...query })).rows
    const idsOf = async (query: object) => (await rowsOf(query)).map(({ id }) => id)
    expect(await rowsOf({})).toMatchObject([
      { isClaimed: false, imported: { id: file.id, fileName: file.fileName } },
      { isClaimed: true, imported: { id: file.id } },
      { isClaimed: false, imported: null },
    ])
    expect(await idsOf({ origin: 'imported' })).toEqual([importedBusiness.id, ownedBusiness.id])
    expect(await idsOf({ search: file.id, owner: 'claimed' })).toEqual([ownedBusiness.id])
    expect(await idsOf({ origin: 'registered' })).toEqual([own.id])
    expect(await idsOf({ twins: 'yes' })).toEqual([importedBusiness.id, own.id])
  })

  it('lists as twins only what the page of a business names: none that was removed, none without a town', async () => {
    const shared = { name: 'Café Tortoni', phone: '+541143424328' }
    const business = await buildBusiness(ctx, shared)
    const removal = { status: 'removed', removedAt: ctx.clock.now() } as const
    await buildBusiness(ctx, { ...shared, ...removal })
    const otherName = await buildBusiness(ctx, { name: 'Bar Sur', phone: '+541143426000' })
    await buildBusiness(ctx, { name: 'Bar Norte', phone: otherName.phone, ...removal })
    const nowhere = { localidadId: null, status: 'pending_payment', phone: '+541143427000' } as const
    await buildBusiness(ctx, { ...nowhere, name: 'Kiosco' })
    await buildBusiness(ctx, { ...nowhere, name: 'Almacén' })
    const twins = async () =>
      (await listBusinesses(ctx, admin, { sort: 'oldest', twins: 'yes' })).rows.map(({ id }) => id)
    expect(await twins()).toEqual([])
    expect(await findTwins(ctx, business.id)).toEqual([])
    const third = await buildBusiness(ctx, { ...shared, name: 'Tortoni' })
    expect(await twins()).toEqual([business.id, third.id])
    expect((await findTwins(ctx, business.id)).map(({ id }) => id)).toEqual([third.id])
  })

  it('drops twins that an admin distinguished, and keeps those of a third business', async () => {
    const decider = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const names = ['Café Tortoni', 'Cafe Tortoni', 'CAFÉ TORTONI']
    const [business, other] = [
      await buildBusiness(ctx, { name: names[0], phone: null }),
      await buildBusiness(ctx, { name: names[1], phone: null }),
    ]
    const twins = async () =>
      (await listBusinesses(ctx, admin, { sort: 'oldest', twins: 'yes' })).rows.map(({ id }) => id)
    expect(await twins()).toEqual([business.id, other.id])
    await distinguishBusinesses(ctx, decider, { id: other.id, otherId: business.id })
    expect(await twins()).toEqual([])
    const third = await buildBusiness(ctx, { name: names[2], phone: null })
    expect(await twins()).toEqual([business.id, other.id, third.id])
  })

  it('are shown with whose they are and what was decided', async () => {
    const { id, user } = await buildBusiness(ctx)
    expect(await getBusinessForAdmin(ctx, admin, { id })).toMatchObject({
      ownerId: user?.id,
      ownerEmail: user?.email,
      audit: [],
      decisionState: { status: 'active', verifiedWhat: null },
    })
    await expect(getBusinessForAdmin(ctx, admin, { id: ctx.ids.next() })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
