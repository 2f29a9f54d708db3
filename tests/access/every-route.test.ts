import { allCalls } from '@oficio/contracts/endpoints'
import { describe, expect, it } from 'vitest'
import { methodsAt } from '../../apps/web/src/server/calls/routes'
import { loadHandlers, methods } from './on-disk'

describe('every route on disk', () => {
  it('is made by the wrapper, of an endpoint in the contracts, at the path and method that it names', async () => {
    for (const { folder, method, handler } of await loadHandlers()) {
      const { endpoint } = handler
      expect(methods, `${folder} exports ${method}`).toContain(method)
      if (!endpoint) throw new Error(`${folder} ${method} was not made by route(), rawRoute() or formRoute()`)
      expect(allCalls).toContain(endpoint)
      const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, '[$1]')}`
      expect(`${endpoint.method} ${path}`).toBe(`${method} /${folder}`)
    }
  })

  it('knows no other method than it exports, so that any other is answered 405 by one hand', async () => {
    const exported = new Map<string, string[]>()
    for (const { folder, method } of await loadHandlers())
      exported.set(folder, [...(exported.get(folder) ?? []), method])
    for (const [folder, own] of exported) {
      const methods = methodsAt(`/${folder.replace(/\[\w+\]/g, 'x')}`) ?? []
      expect([
        folder,
        ...methods.filter((method) => method !== 'HEAD' && method !== 'OPTIONS').sort(),
      ]).toEqual([folder, ...own.sort()])
    }
  })

  it('answers every endpoint of the contracts, once', async () => {
    const builtNames = (await loadHandlers()).map(({ handler }) => handler.endpoint?.name)
    expect(builtNames.sort()).toEqual(allCalls.map(({ name }) => name).sort())
  })
})
