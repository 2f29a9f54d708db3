import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect } from 'vitest'
import { makeScene, type Scene, serveWith, stopServing } from '../access/api'
import { fetchFromSite } from './fetch-from-site'

type Caller = keyof Scene['cookies']

interface PagedList {
  path: string
  /** The field of the answer that contains the entries. */
  field: string
  query?: string
  caller: Caller
}

/** A site with its own database and the scene of the access tests, which is rebuilt for each test of a file. */
export function siteForEachTest() {
  let current: { ctx: TestCtx; scene: Scene; fetch: Awaited<ReturnType<typeof fetchFromSite>> } | undefined
  const site = () => {
    if (!current) throw new Error('The site exists only while a test runs.')
    return current
  }

  beforeEach(async () => {
    const ctx = await createTestContext()
    const scene = await makeScene(ctx)
    serveWith(ctx)
    current = { ctx, scene, fetch: await fetchFromSite() }
  })
  afterEach(stopServing)

  async function read(path: string, caller: Caller) {
    const cookie = site().scene.cookies[caller]
    const answer = await site().fetch(`http://localhost:3000/api${path}`, {
      headers: { ...(cookie && { cookie }), origin: 'http://localhost:3000' },
    })
    return { status: answer.status, body: Object(await answer.json()) }
  }

  /** Reads a list page by page. Checks the status of each page. */
  async function readPages({ path, field, query = '', caller }: PagedList) {
    const pages: { id: string | number }[][] = []
    for (let cursor = ''; ; ) {
      const { status, body } = await read(`${path}?${query}${cursor && `&cursor=${cursor}`}`, caller)
      expect(status).toBe(200)
      pages.push(body[field])
      if (body.nextCursor === null) return pages
      cursor = body.nextCursor
    }
  }

  return {
    get ctx() {
      return site().ctx
    },
    get scene() {
      return site().scene
    },
    read,
    readPages,
  }
}

/** Returns the ids of all entries, in their order. */
export const idsOf = (pages: readonly { id: string | number }[][]): string[] =>
  pages.flat().map(({ id }) => String(id))
