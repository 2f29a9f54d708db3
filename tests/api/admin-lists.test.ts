import { rowsPerPage } from '@oficio/contracts/kernel/lists/define-list'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeScene, type Scene, serveWith, stopServing } from '../access/api'
import { fetchFromSite } from './fetch-from-site'

let ctx: TestCtx
let scene: Scene
let fetch: Awaited<ReturnType<typeof fetchFromSite>>
beforeEach(async () => {
  ctx = await createTestContext()
  scene = await makeScene(ctx)
  serveWith(ctx)
  fetch = await fetchFromSite()
})
afterEach(stopServing)

const lists = ['users', 'professionals', 'businesses', 'rubros', 'service-requests'] as const
type List = (typeof lists)[number]

async function read(list: List, query = '', who: keyof Scene['cookies'] = 'admin') {
  const cookie = scene.cookies[who]
  const answer = await fetch(`http://localhost:3000/api/admin/${list}?${query}`, {
    headers: { ...(cookie && { cookie }), origin: 'http://localhost:3000' },
  })
  return { status: answer.status, body: Object(await answer.json()) }
}

/** Returns the ids of a whole list, page by page. */
async function readAll(list: List, query = ''): Promise<string[]> {
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const { status, body } = await read(list, `${query}${cursor && `&cursor=${cursor}`}`)
    expect(status).toBe(200)
    expect(body.rows.length).toBeLessThanOrEqual(rowsPerPage)
    ids.push(...body.rows.map((row: { id: string | number }) => String(row.id)))
    if (body.nextCursor === null) return ids
    cursor = body.nextCursor
  }
}

it.each(lists)('only an admin reads the list of %s', async (list) => {
  const statuses = await Promise.all(
    (['anonymous', 'user', 'professional', 'admin'] as const).map(
      async (who) => (await read(list, '', who)).status,
    ),
  )
  expect(statuses).toEqual([401, 403, 403, 200])
})

it('pages through every row of each list, newest first, and rubros in their order', async () => {
  for (let n = 0; n < rowsPerPage; n += 1) {
    await buildProfessional(ctx)
    await buildBusiness(ctx)
    await buildServiceRequest(ctx)
  }
  const newest = { orderBy: { id: 'desc' }, select: { id: true } } as const
  const rows = {
    users: await ctx.db.user.findMany(newest),
    professionals: await ctx.db.professional.findMany(newest),
    businesses: await ctx.db.business.findMany(newest),
    'service-requests': await ctx.db.serviceRequest.findMany(newest),
    rubros: await ctx.db.rubro.findMany({
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true },
    }),
  }
  for (const list of lists) {
    expect(rows[list].length).toBeGreaterThan(rowsPerPage)
    expect([list, await readAll(list)]).toEqual([list, rows[list].map(({ id }) => String(id))])
  }
})

it('narrows a list down as the panel does, and refuses a filter that does not exist by name', async () => {
  expect(await readAll('users', 'role=admin')).toHaveLength(1)
  expect(await readAll('professionals', 'status=rejected')).toEqual([])
  expect(await readAll('professionals', `search=${scene.ids.professional}`)).toEqual([scene.ids.professional])
  expect(await readAll('rubros', 'search=plomer&sort=name')).not.toEqual([])
  const refused = await read('users', 'role=nobody')
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['role']])
})
