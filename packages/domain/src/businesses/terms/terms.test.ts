import { changeBusinessEndpoint } from '@oficio/contracts/businesses/owner'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getBusinessTerm } from '../../admin/business-terms/get-business-term'
import { listBusinessTerms } from '../../admin/business-terms/list-business-terms'
import { type Account, account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { searchBusinesses } from '../../search/businesses/search-businesses'
import { getCategoryTowns } from '../../search/landing/get-category-towns'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { otherConnection } from '../../testing/other-connection'
import { restoreTerms } from '../../testing/restore-terms'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { listBusinessCategories, listCategoriesBeside } from '../list-categories'
import { changeBusiness } from '../owner/change-business'
import { registerBusiness } from '../registration/register-business'
import { setTags } from '../set-links'
import { changeTerm } from './change-term'
import { createTerm } from './create-term'
import { mergeTag } from './merge-tag'
import { moveTerm } from './move-term'
import { bringBackTerm, retireTerm } from './retire-term'

let ctx: TestCtx
let admin: Account
let restore: () => Promise<void>
beforeEach(async () => {
  ctx = await createTestContext()
  restore = await restoreTerms(ctx.db)
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})
afterEach(() => restore())

const [cafes, bars, wifi, takeaway] = ['c2', 'c3', 't6', 't2']
const reason = 'Casi nadie la usa.'
const versionOf = async (id: string) => (await getBusinessTerm(ctx, admin, { id })).version
const retire = async (id: string) => retireTerm(ctx, admin, { id, version: await versionOf(id), reason })
const bringBack = async (id: string) =>
  bringBackTerm(ctx, admin, { id, version: await versionOf(id), reason })
const search = (query: object) =>
  searchBusinesses(ctx, visitor(), { page: 1, limit: 5, sort: 'relevance', tags: [], ...query })
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)

describe('a category', () => {
  it('is renamed with its words, in every list at once, at its old address', async () => {
    const { id } = await buildBusiness(ctx, { name: 'Lo de Pepe' })
    const before = new Date()
    const change = { id: cafes, version: 1, name: 'Cafeterías', synonyms: ['cafe', 'brebajes'] }
    expect(await changeTerm(ctx, admin, change)).toMatchObject({ slug: 'cafes', version: 2 })
    await changeTerm(ctx, admin, change)
    expect(await ctx.db.auditEntry.count({ where: { action: 'term-changed' } })).toBe(1)
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.businessCategories)
    expect((await getBusiness(ctx, visitor(), { idOrSlug: id })).categories).toMatchObject([
      { name: 'Cafeterías' },
    ])
    expect((await search({ query: 'brebajes' })).businesses).toMatchObject([{ id }])
    expect((await search({ category: 'cafes' })).businesses).toMatchObject([{ id }])
  })

  it('has a name of its own, whatever accents, and is decided about as it was read', async () => {
    const change = { id: cafes, version: 1, name: 'BARES', synonyms: [] }
    await expect(changeTerm(ctx, admin, change)).rejects.toMatchObject({ code: 'term_name_taken' })
    await retire(cafes)
    const stale = { ...change, name: 'Otro' }
    await expect(changeTerm(ctx, admin, stale)).rejects.toMatchObject({ code: 'term_changed' })
    const unknown = { ...stale, id: 'c999' }
    await expect(changeTerm(ctx, admin, unknown)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is added by its name, last and under an address of its own, and is chosen like any other', async () => {
    const added = await createTerm(ctx, admin, { kind: 'category', name: 'Viveros y jardín' })
    expect(added).toMatchObject({ id: 'c10001', slug: 'viveros-y-jardin', isRetired: false, version: 1 })
    const { data } = await listBusinessCategories(ctx)
    expect(data.at(-1)).toMatchObject({ id: 10_001, name: 'Viveros y jardín' })
    await changeTerm(ctx, admin, { id: added.id, version: 1, name: 'Jardinería', synonyms: ['plantas'] })
    const again = await createTerm(ctx, admin, { kind: 'category', name: 'Viveros y jardín' })
    expect(again).toMatchObject({ id: 'c10002', slug: 'viveros-y-jardin-10002' })
    // The page for shops has this address.
    const benefits = await createTerm(ctx, admin, { kind: 'category', name: 'Beneficios' })
    expect(benefits).toMatchObject({ slug: 'beneficios-10003' })
    const creation = createTerm(ctx, admin, { kind: 'category', name: 'CAFES' })
    await expect(creation).rejects.toMatchObject({ code: 'term_name_taken' })
    expect(await createTerm(ctx, admin, { kind: 'tag', name: 'Cafés' })).toMatchObject({ id: 't10001' })
    const { slug } = await registerBusiness(ctx, visitor({ deviceHash: 'phone-1' }), {
      ...businessForm(),
      categoryIds: [10_001],
    })
    await ctx.db.business.updateMany({ data: { status: 'active' } })
    const { categories } = await getBusiness(ctx, visitor(), { idOrSlug: slug })
    expect(categories).toMatchObject([{ name: 'Jardinería' }])
  })

  it('stands where it was put', async () => {
    await moveTerm(ctx, admin, { id: bars, version: 1, afterId: null })
    const { data } = await listBusinessCategories(ctx)
    expect(data[0]).toMatchObject({ name: 'Bares' })
    expect(await getBusinessTerm(ctx, admin, { id: bars })).toMatchObject({ afterId: null })
  })

  it('out of use is offered nowhere, and who has it keeps it at the same addresses', async () => {
    const { id } = await buildBusiness(ctx, { name: 'Lo de Pepe' })
    await retire(cafes)
    expect(namesOf((await listBusinessCategories(ctx)).data)).not.toContain('Cafés')
    expect(namesOf((await search({})).facets.categories)).not.toContain('Cafés')
    expect(namesOf(await listCategoriesBeside(ctx, [2]))).toContain('Cafés')
    expect((await search({ category: 'cafes' })).businesses).toMatchObject([
      { id, categories: [{ name: 'Cafés' }] },
    ])
    expect((await getCategoryTowns(ctx, 'cafes')).provinces).toHaveLength(1)
    await bringBack(cafes)
    expect(namesOf((await listBusinessCategories(ctx)).data)).toContain('Cafés')
  })
})

describe('a tag', () => {
  it('out of use is shown and found nowhere, until it is back', async () => {
    const { id } = await buildBusiness(ctx, { tagIds: [2, 6] })
    const tagsOf = async () => namesOf((await getBusiness(ctx, visitor(), { idOrSlug: id })).tags)
    const before = await tagsOf()
    await retire(takeaway)
    expect(await tagsOf()).toEqual(before.slice(1))
    expect((await search({ query: 'llevar' })).businesses).toEqual([])
    // The owner saves only the tags that the form offered.
    await ctx.transaction((ctx) => setTags(ctx.db, id, [6]))
    await bringBack(takeaway)
    expect(await tagsOf()).toEqual(before)
    expect((await search({ query: 'llevar' })).businesses).toMatchObject([{ id }])
  })

  it('passes its businesses to the tag it is merged into, and its name in addresses means that one', async () => {
    const both = await buildBusiness(ctx, { tagIds: [2, 6] })
    const first = await buildBusiness(ctx, { tagIds: [6] })
    await mergeTag(ctx, admin, { id: wifi, version: 1, intoId: 2, reason })
    const links = await ctx.db.businessTagLink.findMany({ orderBy: { businessId: 'asc' } })
    expect(links).toEqual([
      { businessId: both.id, tagId: 2 },
      { businessId: first.id, tagId: 2 },
    ])
    const { slug } = await ctx.db.businessTag.findUniqueOrThrow({ where: { id: 6 } })
    expect((await search({ tags: [slug] })).businesses).toHaveLength(2)
    expect(await getBusinessTerm(ctx, admin, { id: wifi })).toMatchObject({
      isRetired: true,
      mergedInto: { id: takeaway },
    })
    const again = { id: 't1', version: 1, intoId: 6, reason }
    await expect(mergeTag(ctx, admin, again)).rejects.toMatchObject({ code: 'validation_failed' })
  })
})

describe('a form that is sent while its tag is merged into another one', () => {
  /** Starts a merge that waits for a locked row, and then two calls that must come after it; returns their results. */
  async function duringMerge<Done>(work: () => Promise<Done>): Promise<Done> {
    const taggedBusiness = await buildBusiness(ctx, { tagIds: [6] })
    const other = await otherConnection(ctx.databaseUrl)
    await other.query('BEGIN')
    await other.query('SELECT FROM businesses WHERE id = $1 FOR UPDATE', [taggedBusiness.id])
    const merging = mergeTag(ctx, admin, { id: wifi, version: 1, intoId: 2, reason })
    await other.untilWaitedFor()
    const working = work()
    await other.untilWaitedFor(3)
    await other.query('COMMIT')
    await other.end()
    await merging
    return working
  }
  const changeForm = (id: string, features: number[]) => ({
    id,
    ...changeBusinessEndpoint.body.parse({ ...businessForm(), features }),
  })
  const tagsOf = async (businessId: string) =>
    (await ctx.db.businessTagLink.findMany({ where: { businessId } })).map(({ tagId }) => tagId)

  it('leaves its business the tag merged into, whether it is changed or registered', async () => {
    const owner = account((await buildUser(ctx)).id, 'user')
    const { id } = await buildBusiness(ctx, { userId: owner.userId, tagIds: [6] })
    const [, { id: madeId }] = await duringMerge(() =>
      Promise.all([
        changeBusiness(ctx, owner, changeForm(id, [6])),
        registerBusiness(ctx, owner, businessForm({ features: [6] })),
      ]),
    )
    expect(await tagsOf(id)).toEqual([2])
    expect(await tagsOf(madeId)).toEqual([2])
    // The same applies to a form that was opened before the merge and is sent later.
    await changeBusiness(ctx, owner, changeForm(id, [6, 2]))
    expect(await tagsOf(id)).toEqual([2])
  })
})

it('the panel lists each kind with how many businesses have it', async () => {
  await buildBusiness(ctx, { tagIds: [6] })
  await buildBusiness(ctx, { status: 'suspended', tagIds: [6] })
  const find = async (query: object) =>
    (await listBusinessTerms(ctx, admin, { sort: 'position', ...query })).rows
  expect(await find({ search: 'cafes' })).toMatchObject([{ id: cafes, businessCount: 1 }])
  expect(await find({ kind: 'tag', search: 'wifi' })).toMatchObject([{ id: wifi, businessCount: 1 }])
  expect(await find({ state: 'retired' })).toEqual([])
})
