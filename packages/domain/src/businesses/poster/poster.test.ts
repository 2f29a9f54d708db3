import { posterCodeIn } from '@oficio/contracts/businesses/poster-code'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getMerge } from '../merging/get-merge'
import { mergeBusinesses } from '../merging/merge-businesses'
import { writeBusinessReview } from '../reviews/write-business-review'
import { getPoster } from './get-poster'
import { renewPoster } from './renew-poster'

let ctx: TestCtx
let business: Awaited<ReturnType<typeof buildBusiness>>
beforeEach(async () => {
  ctx = await createTestContext()
  business = await buildBusiness(ctx)
})

const owner = () => account(business.userId ?? '', 'user')
const stranger = async () => account((await buildUser(ctx)).id, 'user')
const poster = () => getPoster(ctx, owner(), { id: business.id })
const codeOf = ({ url }: { url: string }) => posterCodeIn(new URL(url).hash) ?? ''
const write = async (posterCode: string | undefined, reviewer?: Awaited<ReturnType<typeof stranger>>) => {
  const author = reviewer ?? (await stranger())
  const words = { rating: 4, title: undefined, content: 'Rico' } as const
  await writeBusinessReview(ctx, author, { idOrSlug: business.id, ...words, posterCode })
  return ctx.db.review.findFirstOrThrow({ where: { userId: author.userId } })
}

describe('the poster of a business', () => {
  it('leads to its page by a code that gives a review its provenance', async () => {
    const { url, pageUrl } = await poster()
    expect(pageUrl).toMatch(new RegExp(`/business/${business.slug}$`))
    expect(new URL(url).search).toBe('')
    expect((await write(codeOf({ url }))).provenance).toBe('qr')
  })

  it('gives none by a code that is wrong, of another business, or left out', async () => {
    const other = await buildBusiness(ctx)
    const ofOther = await getPoster(ctx, account(other.userId ?? '', 'user'), { id: other.id })
    for (const code of ['', 'x', `${codeOf(await poster())}x`, codeOf(ofOther), undefined])
      expect((await write(code)).provenance).toBe('account')
  })

  it('says it of a review that was there before, which counts as no change of its words', async () => {
    const ana = await stranger()
    expect((await write(undefined, ana)).provenance).toBe('account')
    expect(await write(codeOf(await poster()), ana)).toMatchObject({ provenance: 'qr', editedAt: null })
    // A later change from home belongs to the same visit.
    expect((await write(undefined, ana)).provenance).toBe('qr')
  })

  it('gets another code once, however often and at once it is asked for, and the old one is void', async () => {
    const before = await poster()
    const posters = await Promise.all(
      [1, 2, 3].map(() => renewPoster(ctx, owner(), { id: business.id, version: before.version })),
    )
    expect(new Set(posters.map(({ url }) => url)).size).toBe(1)
    expect(posters[0]?.version).toBe(before.version + 1)
    expect((await write(codeOf(before))).provenance).toBe('account')
    expect((await write(codeOf(await poster()))).provenance).toBe('qr')
  })

  it('is seen and renewed by the owner alone', async () => {
    const notFound = expect.objectContaining({ code: 'business_not_found' })
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    for (const caller of [await stranger(), admin]) {
      await expect(getPoster(ctx, caller, { id: business.id })).rejects.toEqual(notFound)
      await expect(renewPoster(ctx, caller, { id: business.id, version: 1 })).rejects.toEqual(notFound)
    }
    expect((await poster()).version).toBe(1)
  })
})

describe('the poster of a business that was merged into another one', () => {
  it('holds there as the other’s own does, until its owner asks for another code', async () => {
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const before = await poster()
    const stays = await buildBusiness(ctx, { userId: business.userId })
    const { seen } = await getMerge(ctx, admin, { id: stays.id, otherId: business.id })
    const merge = { id: stays.id, goneId: business.id, seen, reason: 'Es el mismo' }
    await mergeBusinesses(ctx, admin, merge)
    const read = () => getPoster(ctx, owner(), { id: stays.id })
    const writeThere = async (posterCode: string) => {
      const { userId } = await stranger()
      const words = { rating: 4, title: undefined, content: 'Rico' } as const
      await writeBusinessReview(ctx, account(userId, 'user'), { idOrSlug: stays.id, ...words, posterCode })
      return ctx.db.review.findFirstOrThrow({ where: { userId } })
    }
    expect((await writeThere(codeOf(before))).provenance).toBe('qr')
    await renewPoster(ctx, owner(), { id: stays.id, version: (await read()).version })
    expect((await writeThere(codeOf(before))).provenance).toBe('account')
    expect((await writeThere(codeOf(await read()))).provenance).toBe('qr')
  })
})
