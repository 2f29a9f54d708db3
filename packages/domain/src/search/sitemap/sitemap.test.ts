import { type PageName, pages } from '@oficio/contracts/pages'
import { describe, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { changeAvailability } from '../../professionals/availability/change-availability'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildProfessional } from '../../testing/builders/build-professional'
import { createTestContext } from '../../testing/test-context'
import { listSitemapAddresses } from './list-sitemap-addresses'
import { listSitemapParts } from './list-sitemap-parts'
import { sitemapKinds } from './sitemap-kinds'

async function everyAddress(ctx: Parameters<typeof listSitemapParts>[0], size: number) {
  const parts = await listSitemapParts(ctx, size)
  const lists = await Promise.all(parts.map(({ name }) => listSitemapAddresses(ctx, name, size)))
  return { parts, lists, paths: lists.flat().map(({ path }) => path) }
}

const isOf = (page: PageName, path: string) =>
  new RegExp(`^${pages[page].path.replace(/\[\w+\]/g, '[^/]+')}$`).test(path)

describe('the sitemap', () => {
  it('names every page that may be found and whose address names a record, and says of each which kind has it', async () => {
    const parameterPages = Object.values(pages).filter(
      (page) => 'isIndexable' in page && page.path.includes('['),
    )
    const listedPages = sitemapKinds.flatMap((kind) => kind.pages)
    expect(listedPages.map((page) => pages[page].path).sort()).toEqual(
      parameterPages.map(({ path }) => path).sort(),
    )
    const ctx = await createTestContext()
    await buildProfessional(ctx)
    await buildBusiness(ctx)
    for (const kind of sitemapKinds) {
      const parts = await kind.listParts(ctx, 10)
      const lists = await Promise.all(parts.map(({ first }) => kind.listAddresses(ctx, first, 10)))
      const openedPages = lists.flat().map(({ path }) => kind.pages.find((page) => isOf(page, path)))
      expect(new Set(openedPages), kind.name).toEqual(new Set(kind.pages))
    }
  })

  it('names every page of a record that anybody may see, once, in parts of a size', async () => {
    const ctx = await createTestContext()
    const people = []
    for (let index = 0; index < 5; index += 1) people.push(await buildProfessional(ctx))
    await buildProfessional(ctx, { status: 'suspended' })
    await buildProfessional(ctx, { status: 'pending_approval' })
    const business = await buildBusiness(ctx)
    await buildBusiness(ctx, { status: 'pending_payment' })
    const expiredBusiness = await buildBusiness(ctx, { publicUntil: new Date(ctx.clock.now().getTime() - 1) })
    const { lists, paths } = await everyAddress(ctx, 2)
    // Five profiles and a business in parts of two. The towns of the plumbers are one part, and so are the towns of the
    // cafés.
    expect(lists.slice(1).map((list) => list.length)).toEqual([2, 2, 1, 1, 3, 3])
    expect(paths.slice(-6)).toEqual([
      '/profesionales/plomeria',
      '/profesionales/plomeria/provincia/santa-fe',
      '/profesionales/plomeria/rosario',
      '/negocios/cafes',
      '/negocios/cafes/provincia/santa-fe',
      '/negocios/cafes/rosario',
    ])
    for (const { id } of people) expect(paths.filter((path) => path.endsWith(id))).toHaveLength(1)
    expect(paths.filter((path) => path.startsWith('/professionals/'))).toHaveLength(people.length)
    expect(paths).toContain(`/business/${business.slug}`)
    expect(paths).not.toContain(`/business/${expiredBusiness.slug}`)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('says when a page showed something new last', async () => {
    const ctx = await createTestContext()
    const { id, userId } = await buildProfessional(ctx)
    ctx.clock.advance({ hours: 1 })
    await changeAvailability(ctx, account(userId, 'professional'), { isAvailable: false })
    const [, part] = await listSitemapParts(ctx)
    expect(part).toEqual({ name: `profesionales-${id}`, changedAt: ctx.clock.now().toISOString() })
    const [address] = await listSitemapAddresses(ctx, part?.name ?? '')
    expect(address?.changedAt).toEqual(ctx.clock.now())
  })

  it('has no part that the index does not name', async () => {
    const ctx = await createTestContext()
    for (const name of ['', 'nada', 'profesionales', 'profesionales-1', "negocios-' OR true"])
      await expect(listSitemapAddresses(ctx, name)).rejects.toMatchObject({ code: 'not_found' })
  })
})
