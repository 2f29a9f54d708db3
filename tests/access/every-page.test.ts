import { type Page, pages } from '@oficio/contracts/pages'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { beforeAll, describe, expect, it } from 'vitest'
import nextConfig from '../../apps/web/next.config.mjs'
import { config } from '../../apps/web/src/proxy'
import { accessOfArea, isRendered } from '../../apps/web/src/server/areas'
import { filesNamed, loadPages } from './on-disk'

const rows: readonly Page[] = Object.values(pages)

describe('every page on disk', () => {
  let onDisk: Awaited<ReturnType<typeof loadPages>>
  beforeAll(async () => {
    onDisk = await loadPages()
  })

  it('has one row in the table, every row has a page, and nothing beside a page says more', () => {
    expect(onDisk.map(({ path }) => path).sort()).toEqual(rows.map(({ path }) => path).sort())
    expect(filesNamed('access')).toEqual([])
  })

  it('is of a kind that the checks look at, and no other kind is served', () => {
    expect(nextConfig(PHASE_PRODUCTION_BUILD).pageExtensions).toEqual(['tsx', 'ts'])
  })

  it('is made by the wrapper, of its own row', () => {
    for (const { path, module } of onDisk) {
      if (!module.default.row) throw new Error(`${path} was not made by page()`)
      expect(module.default.row.path).toBe(path)
      expect(rows).toContain(module.default.row)
    }
  })

  it('has a head that says what the row says: to be found under one address, or not at all', () => {
    for (const { path, module } of onDisk) {
      const { row } = module.default
      if (module.generateMetadata) expect(module.generateMetadata.row, path).toBe(row)
      else if (row?.isIndexable) expect(module.metadata?.alternates?.canonical).toBe(path)
      else expect(module.metadata?.robots, path).toMatchObject({ index: false })
    }
  })

  it('is kept for an hour only when it is cached whole', () => {
    const cachedPages = onDisk.filter(({ module }) => module.revalidate !== undefined)
    expect(cachedPages.filter(({ module }) => !module.default.row?.isCached)).toEqual([])
    expect(cachedPages.length).toBeGreaterThan(0)
  })
})

describe('every row of the table', () => {
  // On a fully cached page, a nonce blocks all scripts. On a page that is rendered per visitor, a missing nonce is a
  // security hole.
  it.each(rows)(
    '$path gets a nonce exactly when it is rendered for each visitor',
    ({ path, isCached, keptSeconds }) => {
      const url = path.replace(/\[\w+\]/g, 'x')
      const isForEach = !isCached && keptSeconds === undefined
      expect(unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })).toBe(isForEach)
      expect(isRendered(url)).toBe(isForEach)
      // There is no page below it, and the 404 page was built without a nonce.
      expect(isRendered(`${url}/no/hay/nada`)).toBe(false)
    },
  )

  // The metadata of a page with parameters contains its address. `public-pages.spec.ts` checks those.
  it('is not to be found when its address is a key', () => {
    expect(rows.filter(({ isIndexable, isSecret }) => isIndexable && isSecret)).toEqual([])
  })
})

it('closes an area to visitors when all of its pages are restricted, and opens it to each role of its pages', () => {
  expect(accessOfArea('admin')).toEqual(['admin'])
  expect(accessOfArea('professional')).toEqual(['admin', 'professional'])
  expect(accessOfArea('user')).toBe('account')
  for (const area of ['', 'login', 'register', 'seguimiento', 'no-hay']) expect(accessOfArea(area)).toBeNull()
})
