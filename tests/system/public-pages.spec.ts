import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { purgeBusiness } from '@oficio/domain/businesses/purge-business'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { findPlaceAnywhere } from '@oficio/domain/places/find-place'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { pagesOf } from './page-addresses'
import { buildScene } from './scene'

test('a page is kept whole, and may be found, exactly when the table of pages says so', async ({
  connect,
  world,
}) => {
  const visitor = await connect(null)
  for (const { address, isPublic, isCached, isIndexable } of pagesOf(await buildScene(world))) {
    if (!isPublic) continue
    const answer = await visitor.get(address)
    const headers = answer.headers()
    const html = await answer.text()
    const isKept = headers['cache-control']?.includes('s-maxage=') ?? false
    const isHidden = `${headers['x-robots-tag']} ${/<meta name="robots"[^>]*>/.exec(html)}`.includes(
      'noindex',
    )
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    expect({ address, isKept, isHidden, canonical: canonical ?? null }).toEqual({
      address,
      isKept: isCached,
      isHidden: !isIndexable,
      canonical: isIndexable ? new URL(address, world.site.origin).href.replace(/\/$/, '') : null,
    })
  }
})

test('sends a kept page from the page store, and renders it again after each change', async ({
  connect,
  market,
  world: { ctx },
}) => {
  const visitor = await connect(null)
  const professional = await market.professional()
  const path = profilePath({ ...professional.user, ...professional })
  const ask = () => visitor.get(path)
  const isReady = async () => (await ask()).headers().age !== undefined
  await expect.poll(isReady).toBe(true)
  const ready = await ask()
  expect(await ready.text()).toContain(professional.user.firstName)
  const again = await visitor.get(path, { headers: { 'if-none-match': ready.headers().etag ?? '' } })
  expect(again.status()).toBe(304)
  await ctx.transaction((ctx) => purgePages(ctx.db, [pageTags.professional(professional.id)]))
  await expect.poll(isReady).toBe(false)
  await expect.poll(isReady).toBe(true)
})

test('the page of a category in a town comes with its first business, and goes with the last one', async ({
  connect,
  world: { ctx },
}) => {
  const visitor = await connect(null)
  const town = await findPlaceAnywhere(ctx, 'Villa María')
  const address = paths.categoryInTown('gimnasios', 'villa-maria')
  const status = async () => (await visitor.get(address)).status()
  expect(await status()).toBe(404)
  const { id } = await buildBusiness(ctx, { categoryIds: [6], localidadId: town?.localidadId ?? 0 })
  const purge = () => ctx.transaction((ctx) => purgeBusiness(ctx, id))
  await purge()
  await expect.poll(status).toBe(200)
  await ctx.db.business.update({ where: { id }, data: { status: 'suspended' } })
  await purge()
  await expect.poll(status).toBe(404)
})

test('a profile has one address: the id alone and another name lead to it, at the first visit and later', async ({
  connect,
  world,
}) => {
  const visitor = await connect(null)
  const { professionalId, profilePath } = await buildScene(world)
  for (const name of ['', 'otro-nombre-']) {
    for (const visit of ['first', 'second']) {
      const answer = await visitor.get(`/professionals/${name}${professionalId}`, { maxRedirects: 0 })
      expect({ visit, status: answer.status(), to: answer.headers().location }).toEqual({
        visit,
        status: 308,
        to: profilePath,
      })
    }
  }
  for (const unknownName of ['x', `nadie-${world.ctx.ids.next()}`])
    expect((await visitor.get(`/professionals/${unknownName}`)).status()).toBe(404)
})

test('two towns where the same people come say each how far off they stand from it', async ({
  connect,
  world: { ctx },
}) => {
  const visitor = await connect(null)
  const gas = await ctx.db.rubro.findFirstOrThrow({ where: { slug: 'gas' } })
  const serviceRadiusKm = limits.serviceRadiusKmMax
  // One professional has so many more points that both pages show the two in the same order.
  for (const [town, points] of [
    ['Villa María', 90],
    ['Villa Nueva', 10],
  ] as const) {
    const localidadId = (await findPlaceAnywhere(ctx, town))?.localidadId ?? 0
    await buildProfessional(ctx, {
      localidadId,
      rubroIds: [gas.id],
      serviceRadiusKm,
      searchPoints: [points, 0, 0, 0],
    })
  }
  for (const [town, address] of [
    ['Villa María', 'villa-maria'],
    ['Villa Nueva', 'villa-nueva'],
  ] as const) {
    const html = await (await visitor.get(paths.rubroInTown('gas', address))).text()
    expect(html.replace(/<[^>]*>/g, '')).toContain(`${town}, Córdoba, en tu ciudad`)
  }
})
