import { AppError, errors } from '@oficio/contracts/errors'
import { formAction } from '@oficio/contracts/forms/form-paths'
import { texts } from '@oficio/contracts/texts'
import { accountLinkToken, makeAccountLink } from '@oficio/domain/accounts/links'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { POST as answerForgotForm } from '../../app/api/password-reset/request/form/route'
import { POST as answerResetForm } from '../../app/api/password-reset/reset/form/route'
import { formDone, formNoteCookie, readFormNote } from '../forms/form-notes'
import { type Limiter, unlimited } from '../limits/limiter'
import { authSecret } from '../testing/call-endpoint'

const origin = 'http://localhost:3000'
const newPassword = 'otra clave larga'
let ctx: TestCtx

// The web server keeps its shared parts in this global property. The test replaces them.
const pinnedKey = Symbol.for('oficio.web')
const pinned = globalThis as { [pinnedKey]?: unknown }
const serveWith = (limiter: Limiter) => {
  pinned[pinnedKey] = { ctx, authSecret, limiter }
}

beforeAll(async () => {
  ctx = await createTestContext()
  serveWith(unlimited)
})
afterAll(() => {
  delete pinned[pinnedKey]
})

/** Sends a form as a browser without scripts does. Returns the redirect target and the note for that page. */
async function send(
  form: 'forgotPassword' | 'resetPassword',
  fields: Record<string, string>,
  headers: Record<string, string> = { origin },
) {
  const body = new URLSearchParams(fields).toString()
  const answerForm = form === 'forgotPassword' ? answerForgotForm : answerResetForm
  const answer = await answerForm(
    new Request(`${origin}${formAction(form)}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        'x-client-address': '200.1.2.3',
        ...headers,
      },
    }),
    { params: Promise.resolve({}) },
  )
  expect(answer.status).toBe(303)
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie.startsWith(`${formNoteCookie(form)}=`)).toBe(true)
  const value = cookie.split(';')[0]?.split('=')[1] ?? ''
  expect(Buffer.from(value, 'base64url').toString()).not.toContain(newPassword)
  return { to: answer.headers.get('location'), note: readFormNote(value) }
}

async function resetToken() {
  const { id: userId, email } = await buildUser(ctx)
  const id = await ctx.transaction((ctx) =>
    makeAccountLink(ctx, { userId, email, kind: 'password_reset', minutes: 60 }),
  )
  return accountLinkToken(ctx, { id, kind: 'password_reset' })
}

it('the form of a forgotten password leads back to itself, the same for every address', async () => {
  const { email } = await buildUser(ctx)
  for (const address of [email, 'nadie@correo.com']) {
    const { to, note } = await send('forgotPassword', { email: address })
    expect([to, note]).toEqual(['/forgot-password', { word: formDone, input: address, fields: {} }])
  }
  const { note } = await send('forgotPassword', { email: ' ' })
  expect(note?.fields).toEqual({ email: 'Por favor, ingrese su correo electrónico' })
})

it('the form of a new password leads back to its link, with what is wrong and never the password', async () => {
  const token = await resetToken()
  const mismatchAnswer = await send('resetPassword', { token, password: newPassword, confirmPassword: 'x' })
  expect(mismatchAnswer.to).toBe(`/reset-password/${token}`)
  expect(mismatchAnswer.note?.fields).toEqual({ confirmPassword: texts.passwordsDiffer })
  const common = await send('resetPassword', { token, password: 'password1', confirmPassword: 'password1' })
  expect(common.note?.fields).toEqual({ password: errors.password_too_common.text })
  const both = { token, password: newPassword, confirmPassword: newPassword }
  expect((await send('resetPassword', both)).note).toMatchObject({ word: formDone, input: token })
  expect((await send('resetPassword', both)).note?.word).toBe('reset_link_invalid')
})

it('never redirects to another page, even with a forged token', async () => {
  const both = { password: newPassword, confirmPassword: newPassword }
  for (const token of ['', '../../evil', '/evil.example', 'a b', '%2f%2fevil'])
    expect((await send('resetPassword', { ...both, token })).to).toBe('/reset-password')
})

it('takes nothing from another site, and no more than the limit', async () => {
  const token = await resetToken()
  const both = { token, password: newPassword, confirmPassword: newPassword }
  const foreign = await send('resetPassword', both, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.note?.word).toBe('foreign_origin')
  const countCall = () => Promise.reject(new AppError('rate_limited', { retryAfterSeconds: 60 }))
  serveWith({ ...unlimited, countCall })
  expect((await send('resetPassword', both)).note?.word).toBe('rate_limited.60')
  serveWith(unlimited)
  expect((await send('resetPassword', both)).note?.word).toBe(formDone)
})
