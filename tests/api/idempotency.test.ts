import { randomUUID } from 'node:crypto'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { limits } from '@oficio/contracts/limits'
import { contactSubjects } from '@oficio/contracts/support/contact-texts'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { serveWith, stopServing } from '../access/api'
import { describedApi } from './described-api'
import { fetchFromSite } from './fetch-from-site'

let ctx: TestCtx
let fetch: Awaited<ReturnType<typeof fetchFromSite>>
beforeEach(async () => {
  ctx = await createTestContext()
  serveWith(ctx)
  fetch = await fetchFromSite()
})
afterEach(stopServing)

const post = (path: string, key: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:3000/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: JSON.stringify(body),
  })

it('every POST takes an idempotency key or says why a repeat creates nothing, and no other call says either', () => {
  const faults = allEndpoints.filter(({ method, idempotent = false, createsNothing }) =>
    method === 'POST' ? idempotent === (createsNothing !== undefined) : idempotent || createsNothing,
  )
  expect(faults.map(({ name }) => name)).toEqual([])
})

it('a call that answers 201 takes an idempotency key, unless it only stores a file', () => {
  const withoutKey = allEndpoints.filter(
    ({ status, idempotent, createsNothing }) => status === 201 && !idempotent && createsNothing !== 'upload',
  )
  expect(withoutKey.map(({ name }) => name)).toEqual([])
})

it('a call that opens a session, proves something or answers a secret takes no key, unless it registers an account', () => {
  // A registration takes a key, because a repetition within a day must return the same session (see below) instead of a
  // refusal as taken.
  const withKey = allEndpoints.filter((endpoint) => endpoint.idempotent && endpoint.status !== 201)
  const secretFields = /"(secret|options|recoveryCodes|accessToken|refreshToken|challengeToken)"/
  const faults = withKey.filter(
    ({ path, limit, opensSession, response }) =>
      opensSession ||
      ['login', 'refresh'].includes(limit) ||
      /^\/account\/second-factor/.test(path) ||
      secretFields.test(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' }))),
  )
  expect(faults.map(({ name }) => name)).toEqual([])
})

it('the description declares the key, its refusals and the mark of a replay with each call that takes one', () => {
  const { paths, components } = describedApi()
  for (const { method, path, status, idempotent = false } of allEndpoints) {
    const operation = paths[path][method.toLowerCase()]
    const names = (operation.parameters ?? []).map(({ name }: { name: string }) => name)
    const refusals = JSON.stringify(
      ['409', '422'].map((code) => {
        const { $ref = '', ...own } = operation.responses[code] ?? {}
        return components.responses[$ref.split('/').at(-1)] ?? own
      }),
    )
    const declaredParts = [
      names.includes('idempotency-key'),
      refusals.includes('idempotency_in_progress') && refusals.includes('idempotency_key_reused'),
      'idempotency-replayed' in (operation.responses[status].headers ?? {}),
    ]
    expect([path, method, ...declaredParts]).toEqual([path, method, idempotent, idempotent, idempotent])
  }
})

it('a server without session or cookie that lost the answer gets the same request, and the cookie that owns it', async () => {
  const form = await buildSubmission(ctx)
  const key = randomUUID()
  const first = await post('/service-requests', key, form)
  const repeat = await post('/service-requests', key, form)
  expect([first.status, repeat.status]).toEqual([201, 201])
  const { requestId } = Object(await first.json())
  expect(Object(await repeat.json()).requestId).toBe(requestId)
  expect(repeat.headers.get('idempotency-replayed')).toBe('true')
  expect(repeat.headers.get('set-cookie')).toBe(first.headers.get('set-cookie'))
  expect(await ctx.db.serviceRequest.count({ where: { email: form.email } })).toBe(1)
})

it('eight equal messages at once with one key store one message', async () => {
  const message = {
    name: 'Lucía Fernández',
    email: 'lucia.fernandez@example.com',
    subject: contactSubjects[0],
    message: '¿Cómo publico mi negocio en el sitio?',
  }
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('/contact-messages', key, message)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
  expect(statuses).toContain(201)
  expect(await ctx.db.contactMessage.count()).toBe(1)
  expect((await post('/contact-messages', key, message)).headers.get('idempotency-replayed')).toBe('true')
})

it('a registration that is repeated is answered with the same session, within the time that answers are kept', async () => {
  const form = {
    username: 'lucia.fernandez',
    email: 'lucia.fernandez@example.com',
    password: 'una clave larga y rara',
    confirmPassword: 'una clave larga y rara',
    firstName: 'Lucía',
    lastName: 'Fernández',
    acceptTerms: true,
  }
  const key = randomUUID()
  const first = await post('/auth/register', key, form)
  const repeat = await post('/auth/register', key, form)
  expect(first.status).toBe(201)
  expect(await repeat.json()).toEqual(await first.json())
  expect((await post('/auth/register', key, { ...form, username: 'otra' })).status).toBe(422)
  ctx.clock.advance({ hours: limits.idempotencyHours })
  expect((await post('/auth/register', key, form)).status).toBe(409)
})
