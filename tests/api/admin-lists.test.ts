import { rowsPerPage } from '@oficio/contracts/kernel/lists/define-list'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { expect, it } from 'vitest'
import { idsOf, siteForEachTest } from './site-for-each-test'

const site = siteForEachTest()

const lists = ['users', 'professionals', 'businesses', 'rubros', 'service-requests'] as const
type List = (typeof lists)[number]

const pathOf = (list: List) => `/admin/${list}`

/** Returns the ids of a whole list, read page by page. */
async function readAll(list: List, query = ''): Promise<string[]> {
  const pages = await site.readPages({ path: pathOf(list), field: 'rows', query, caller: 'admin' })
  for (const rows of pages) expect(rows.length).toBeLessThanOrEqual(rowsPerPage)
  return idsOf(pages)
}

it.each(lists)('the list of %s is read by admins only', async (list) => {
  const statuses = await Promise.all(
    (['anonymous', 'user', 'professional', 'admin'] as const).map(
      async (caller) => (await site.read(pathOf(list), caller)).status,
    ),
  )
  expect(statuses).toEqual([401, 403, 403, 200])
})

it('pages through every row of each list, newest first, and rubros in their order', async () => {
  const { ctx } = site
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
  expect(await readAll('professionals', `search=${site.scene.ids.professional}`)).toEqual([
    site.scene.ids.professional,
  ])
  expect(await readAll('rubros', 'search=plomer&sort=name')).not.toEqual([])
  const refusal = await site.read('/admin/users?role=nobody', 'admin')
  expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ['role']])
})
