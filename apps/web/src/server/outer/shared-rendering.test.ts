import { request as send } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { pageStore } from '../page-store/page-store'
import { closeSites, handler, headersOfNext, path, serve } from './testing/serve-pages'

afterEach(closeSites)

describe('a page that several visitors request at the same moment', () => {
  /** Serves pages whose rendering waits for `finish`. `shown` is what a rendering reads when it begins. */
  async function serveSlowly(status = 200) {
    const renderings: { finish: () => void }[] = []
    const data = { shown: 'first' }
    const site = await serve(async (_request, response) => {
      await handler.get('read', { tags: ['business:1'] })
      const { shown } = data
      await new Promise<void>((finish) => renderings.push({ finish }))
      await handler.set('/page', { kind: 'APP_PAGE' })
      response.writeHead(status, headersOfNext)
      response.end(shown)
    })
    return { ...site, data, renderings }
  }

  it('is rendered once for all of them', async () => {
    const { ask, arrivals, renderings, renderCount } = await serveSlowly()
    const answers = Array.from({ length: 6 }, (_none, at) => ask(at % 2 ? { cookie: 'a=b' } : {}))
    await expect.poll(arrivals).toBe(6)
    await expect.poll(() => renderings.length).toBe(1)
    renderings[0]?.finish()
    const bodies = await Promise.all(answers).then((all) => all.map(({ body }) => body.toString()))
    expect([new Set(bodies), renderCount()]).toEqual([new Set(['first']), 1])
  })

  it('is rendered again for the visitors who waited, if it changed meanwhile', async () => {
    const { ask, arrivals, data, renderings, renderCount } = await serveSlowly()
    const early = ask()
    await expect.poll(() => renderings.length).toBe(1)
    data.shown = 'second'
    pageStore().purge(['business:1'])
    const late = Array.from({ length: 3 }, () => ask({ cookie: 'a=b' }))
    await expect.poll(arrivals).toBe(4)
    renderings[0]?.finish()
    await expect.poll(() => renderings.length).toBe(2)
    for (const { finish } of renderings) finish()
    expect((await early).body.toString()).toBe('first')
    for (const { body } of await Promise.all(late)) expect(body.toString()).toBe('second')
    expect(renderCount()).toBe(2)
  })

  it('is rendered for the others when the first visitor leaves', async () => {
    const { port, ask, arrivals, renderings } = await serveSlowly()
    const leaving = send({ port, path }).on('error', () => undefined)
    leaving.end()
    await expect.poll(() => renderings.length).toBe(1)
    const waiting = ask()
    await expect.poll(arrivals).toBe(2)
    leaving.destroy()
    await expect.poll(() => renderings.length).toBe(2)
    renderings[1]?.finish()
    expect((await waiting).body.toString()).toBe('first')
  })

  it('is answered for each of them, if it is not a page that is kept', async () => {
    const { ask, renderings } = await serveSlowly(404)
    const answers = Array.from({ length: 3 }, () => ask())
    for (let count = 1; count <= 3; count += 1) {
      await expect.poll(() => renderings.length).toBeGreaterThanOrEqual(Math.min(count, 2))
      for (const { finish } of renderings) finish()
    }
    await expect.poll(() => renderings.length).toBe(3)
    for (const { finish } of renderings) finish()
    for (const { status } of await Promise.all(answers)) expect(status).toBe(404)
  })
})
