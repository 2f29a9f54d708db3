import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { serveWith, stopServing } from '../access/api'
import { compileClients } from './compile-client'
import { fetchFromSite } from './fetch-from-site'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  stopServing()
})

const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
const sample = /```ts\n(.*?)```/s.exec(page)?.[1] ?? ''

/** Each `@ts-expect-error` line must have an error. Without one, the compiler reports the directive itself. */
const mistaken = `
import createClient from 'openapi-fetch'
import type { paths } from './oficio-api'

const api = createClient<paths>({ baseUrl: 'http://localhost:3000/api' })
// @ts-expect-error: no such call
await api.GET('/requests')
// @ts-expect-error: a field is missing
await api.POST('/auth/login', { body: { username: 'cliente' } })
// @ts-expect-error: nothing is sent
await api.POST('/auth/login')
// @ts-expect-error: of another kind
await api.GET('/service-requests/{id}', { params: { path: { id: 7 } } })
const login = await api.POST('/auth/login', { body: { username: 'cliente', password: '' } })
// @ts-expect-error: no such field in the answer
login.data?.token
// @ts-expect-error: not refused with that
login.error?.code === 'photo_too_large'
`

let clients: Awaited<ReturnType<typeof compileClients>>
beforeAll(async () => {
  clients = await compileClients({ shown: sample, mistaken })
})

it('a client made from the description knows every call, its fields and its refusals', () => {
  expect(clients.faults).toEqual([])
})

it('the client that the docs show logs in, files a request and follows it', async () => {
  const ctx = await createTestContext()
  const user = await buildUser(ctx, { username: 'cliente', password: 'demo-oficio-2' })
  serveWith(ctx)
  vi.stubGlobal('fetch', await fetchFromSite())
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await import(pathToFileURL(clients.compiled('shown')).href)
  expect(log.mock.calls).toEqual([['Plomería', expect.stringMatching(/^(unconfirmed|pending)$/)]])
  const request = await ctx.db.serviceRequest.findFirstOrThrow({ where: { userId: user.id } })
  expect(request.contactName).toBe('Lucía')
})
