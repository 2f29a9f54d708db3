import { Hono } from 'hono'
import { json, seeOther, text } from '../respond'
import { makeGrants, subjectOf } from './grants'
import type { Signer } from './id-token'
import { type LoginQuestion, pageStyle, renderPage } from './page'

interface GoogleClient {
  issuer: string
  clientId: string
  clientSecret: string
}

/** The path to which next-auth lets Google return after a login. */
const returnPath = '/api/auth/callback/google'
const tokenSeconds = 3600

/** The OpenID Connect endpoints that a site calls at Google, and the login page. */
export function makeApp(client: GoogleClient, signer: Signer): Hono {
  const grants = makeGrants()
  const app = new Hono()
  app.onError(({ message }) => json(500, { error: 'server_error', error_description: message }))
  app.notFound(() => json(404, { error: 'not_found' }))

  app.get('/.well-known/openid-configuration', () => json(200, discovery(client.issuer)))
  app.get('/certs', () => json(200, signer.keys))
  app.get('/style.css', () => text('text/css', pageStyle))

  app.get('/authorize', ({ req }) => {
    const question = readAsked(req.query(), client.clientId)
    return question
      ? text('text/html', renderPage(question), pagePolicy(question))
      : refusal('invalid_request')
  })
  app.post('/authorize', async ({ req }) => {
    const form = await readForm(req.raw)
    const question = readAsked(form, client.clientId)
    if (!question) return refusal('invalid_request')
    const back = new URL(question.redirect_uri)
    back.searchParams.set('state', question.state)
    if (form.answer === 'yes') back.searchParams.set('code', grants.give(grantOf(question, form)))
    else back.searchParams.set('error', 'access_denied')
    return seeOther(back.href)
  })

  app.post('/token', async ({ req }) => {
    const form = await readForm(req.raw)
    if (!isClient(client, form, req.header('authorization'))) return refusal('invalid_client', 401)
    const expected = { redirectUri: form.redirect_uri ?? '', verifier: form.code_verifier ?? '' }
    const grant = grants.take(form.code ?? '', expected)
    if (!grant) return refusal('invalid_grant')
    const { subject, email, isVerified, firstName, lastName } = grant.person
    const now = Math.floor(Date.now() / 1000)
    const idToken = signer.sign({
      iss: client.issuer,
      aud: client.clientId,
      sub: subject,
      iat: now,
      exp: now + tokenSeconds,
      ...(grant.nonce && { nonce: grant.nonce }),
      email,
      email_verified: isVerified,
      name: `${firstName} ${lastName}`.trim(),
      given_name: firstName,
      family_name: lastName,
    })
    return json(200, {
      access_token: 'none',
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      id_token: idToken,
    })
  })
  return app
}

const refusal = (error: string, status = 400) => json(status, { error })

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

type Form = Record<string, string>

const readForm = async (request: Request): Promise<Form> =>
  Object.fromEntries(new URLSearchParams(await request.text()))

/**
 * Returns the login request of a site. Returns null if the client is unknown or the return address is not the site's
 * callback.
 */
function readAsked(form: Form, clientId: string): LoginQuestion | null {
  const { client_id = '', redirect_uri = '', state = '', nonce = '', code_challenge = '' } = form
  const isBack = URL.canParse(redirect_uri) && new URL(redirect_uri).pathname === returnPath
  if (client_id !== clientId || !isBack || !code_challenge) return null
  return { client_id, redirect_uri, state, nonce, code_challenge }
}

const grantOf = (
  question: LoginQuestion,
  { email = '', subject, isVerified, firstName = '', lastName = '' }: Form,
) => ({
  person: {
    subject: subject || subjectOf(email),
    email,
    isVerified: isVerified === 'on',
    firstName,
    lastName,
  },
  redirectUri: question.redirect_uri,
  nonce: question.nonce,
  challenge: question.code_challenge,
})

/** Returns whether the credentials are right. Sites send them in the header or in the form. */
function isClient({ clientId, clientSecret }: GoogleClient, form: Form, header = ''): boolean {
  const inHeader = header.startsWith('Basic ') ? Buffer.from(header.slice(6), 'base64').toString() : null
  const credentials = inHeader ?? `${form.client_id}:${form.client_secret}`
  return decodeURIComponent(credentials) === `${clientId}:${clientSecret}`
}

/** Allows the form to redirect only to the site that started the login. */
const pagePolicy = ({ redirect_uri }: LoginQuestion) => ({
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${new URL(redirect_uri).origin}; base-uri 'none'; frame-ancestors 'none'`,
})
