import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGoogle } from './start-google'

const keys = { clientId: 'site', clientSecret: 'secret' }
const back = 'http://localhost:3000/api/auth/callback/google'
const verifier = 'v'.repeat(43)

let running: Awaited<ReturnType<typeof startGoogle>>
beforeAll(async () => {
  running = await startGoogle({ ...keys, port: 0, issuer: null })
})
afterAll(() => running.close())

const send = (path: string, form: Record<string, string>) =>
  fetch(`${running.issuer}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

const question = {
  client_id: keys.clientId,
  redirect_uri: back,
  state: 's',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
}

/** Submits the login form and returns the address that the browser is redirected to. */
async function answer(form: Record<string, string>): Promise<URL> {
  return new URL((await send('/authorize', { ...question, ...form })).headers.get('location') ?? '')
}

const fetchToken = (code: string, changes: Record<string, string> = {}) =>
  send('/token', {
    client_id: keys.clientId,
    client_secret: keys.clientSecret,
    code,
    redirect_uri: back,
    code_verifier: verifier,
    ...changes,
  })

it('vouches for who one says one is, once, to the site that asked', async () => {
  const person = { answer: 'yes', email: 'ana@correo.com', isVerified: 'on', firstName: 'Ana' }
  const returnUrl = await answer(person)
  expect(returnUrl.searchParams.get('state')).toBe('s')
  const code = returnUrl.searchParams.get('code') ?? ''
  const { id_token: word } = await (await fetchToken(code)).json()
  const claims = JSON.parse(Buffer.from(String(word).split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({
    iss: running.issuer,
    aud: 'site',
    email: 'ana@correo.com',
    email_verified: true,
  })
  expect(claims.sub).toMatch(/^\d+$/)
  expect((await fetchToken(code)).status).toBe(400)
})

it('tells nobody else: no other secret, no other asker, no other address', async () => {
  const person = { answer: 'yes', email: 'ana@correo.com' }
  const codeOf = async () => (await answer(person)).searchParams.get('code') ?? ''
  expect((await fetchToken(await codeOf(), { client_secret: 'guessed' })).status).toBe(401)
  expect((await fetchToken(await codeOf(), { code_verifier: 'w'.repeat(43) })).status).toBe(400)
  for (const redirect_uri of ['https://example.com/', 'javascript:alert(1)', ''])
    expect((await send('/authorize', { ...question, ...person, redirect_uri })).status).toBe(400)
})

it('returns without a code after a cancelled login', async () => {
  expect((await answer({ answer: 'no' })).searchParams.get('error')).toBe('access_denied')
})
