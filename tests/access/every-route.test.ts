import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { pageRoutes } from '@oficio/contracts/paths'
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { config } from '../../apps/web/src/proxy'
import { methodsAt } from '../../apps/web/src/server/api-methods'
import { addressOf, appDir, loadAccess, loadHandlers, methods, pageFolders } from './on-disk'

describe('every route on disk', () => {
  it('is made by the wrapper, of an endpoint in the contracts, at the path and method that it names', async () => {
    for (const { folder, method, handler } of await loadHandlers()) {
      const { endpoint } = handler
      expect(methods, `${folder} exports ${method}`).toContain(method)
      if (!endpoint) throw new Error(`${folder} ${method} was not made by route() or rawRoute()`)
      expect(allEndpoints).toContain(endpoint)
      const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, '[$1]')}`
      expect(`${endpoint.method} ${path}`).toBe(`${method} /${folder}`)
    }
  })

  it('knows no other method than it exports, so that any other is answered 405 by one hand', async () => {
    const exported = new Map<string, string[]>()
    for (const { folder, method } of await loadHandlers())
      exported.set(folder, [...(exported.get(folder) ?? []), method])
    for (const [folder, own] of exported) {
      const known = methodsAt(`/${folder.replace(/\[\w+\]/g, 'x')}`) ?? []
      expect([folder, ...known.filter((method) => method !== 'HEAD' && method !== 'OPTIONS').sort()]).toEqual(
        [folder, ...own.sort()],
      )
    }
  })

  it('answers every endpoint of the contracts, once', async () => {
    const built = (await loadHandlers()).map(({ handler }) => handler.endpoint?.name)
    expect(built.sort()).toEqual(allEndpoints.map(({ name }) => name).sort())
  })
})

/** Returns whether the proxy sees an address, judged as Next does. */
const isMatched = (address: string) =>
  unstable_doesMiddlewareMatch({ config, nextConfig: {}, url: address.replace(/\[\w+\]/g, 'x') })

describe('every page on disk', () => {
  it('stands in the list of pages that links are made from, and the other way round', () => {
    expect(pageFolders.map(addressOf).sort()).toEqual([...pageRoutes].sort())
  })

  it.each(pageFolders)('%s says who may open it, and asks for it on the server', async (folder) => {
    expect(existsSync(join(appDir, folder, 'access.ts'))).toBe(true)
    const { access } = await loadAccess(folder)
    const source = readFileSync(join(appDir, folder, 'page.tsx'), 'utf8')
    if (access !== 'anyone') expect(source).toContain('await requirePage(page.access)')
  })

  // A nonce on a page that is cached whole blocks all of its scripts, and a page for one visitor without one is open.
  it.each(pageFolders)('%s gets a nonce exactly when it is rendered for each visitor', async (folder) => {
    const { isCached } = await loadAccess(folder)
    expect(isMatched(addressOf(folder))).toBe(!isCached)
  })
})
