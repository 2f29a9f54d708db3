import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { forgetAccountLinks } from '../forget-links'
import { changeEmail } from '../mailbox/change-email'
import { confirmEmail } from '../mailbox/confirm-email'
import { findPendingEmail } from '../mailbox/pending-email'
import { renewConfirmation } from '../mailbox/renew-confirmation'
import { logIn } from '../sessions/log-in'
import { logInToApi } from '../sessions/log-in-to-api'
import { refreshSession } from '../sessions/refresh-session'
import { resolveSession } from '../sessions/resolve-session'
import { requestPasswordReset } from './request-password-reset'
import { resetPassword } from './reset-password'
import { verifyPasswordReset } from './verify-password-reset'

const password = 'una clave larga'
const next = 'otra clave larga'
const invalid = { code: 'reset_link_invalid' }
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

/** Requests a reset link. Returns the tokens that were mailed for it. */
async function ask(email: string): Promise<string[]> {
  const before = ctx.mailer.sentMails.length
  expect(await requestPasswordReset(ctx, visitor(), { email })).toEqual({ success: true })
  await runDueJobs(ctx)
  return ctx.mailer.sentMails
    .slice(before)
    .flatMap(({ content }) =>
      content.template === 'password-reset' ? [content.props.resetUrl.split('/').at(-1) ?? ''] : [],
    )
}

async function linkFor(email: string): Promise<string> {
  const [token] = await ask(email)
  if (token === undefined) throw new Error('no link was mailed')
  return token
}

/** Returns the token of the last mail that asks to confirm an address. */
const confirmToken = () =>
  ctx.mailer.sentMails
    .flatMap(({ content }) => (content.template === 'email-confirmation' ? [content.props.confirmUrl] : []))
    .at(-1)
    ?.split('/')
    .at(-1) ?? ''

const reset = (token: string, newPassword = next) =>
  resetPassword(ctx, visitor(), { token, password: newPassword })
const verify = (token: string) => verifyPasswordReset(ctx, visitor(), { token })
const enter = (username: string, with_: string) =>
  logIn(ctx, visitor(), { username, password: with_, kind: 'web' })

describe('asking for another password', () => {
  it('does the same for every address, and mails only the owner of an open account', async () => {
    const user = await buildUser(ctx, { password })
    await buildUser(ctx, { email: 'cerrada@correo.com', closedAt: ctx.clock.now() })
    for (const email of [user.email.toUpperCase(), 'nadie@correo.com', 'cerrada@correo.com'])
      await requestPasswordReset(ctx, visitor(), { email })
    // Before the job runs, all addresses look the same: one row and one job each.
    expect(await ctx.db.passwordResetRequest.count()).toBe(3)
    expect(await ctx.db.mail.count()).toBe(0)
    await runDueJobs(ctx, { timesEach: 2 })
    expect(await ctx.db.mail.findMany()).toMatchObject([{ to: user.email, template: 'password-reset' }])
    // The request is deleted too.
    expect(await ctx.db.passwordResetRequest.count()).toBe(0)
  })

  it('does not flood the mailbox, and always leaves its owner a link that holds', async () => {
    const { email } = await buildUser(ctx, { password })
    const mailTimes: string[] = []
    let withoutLink = 0
    const minuteCount = 7 * 60
    for (let minute = 0; minute < minuteCount; minute += 20) {
      mailTimes.push(...(await ask(email)))
      const isValid = await verify(mailTimes.at(-1) ?? '').then(
        () => true,
        () => false,
      )
      if (!isValid) withoutLink += 1
      ctx.clock.advance({ minutes: 20 })
    }
    expect(withoutLink).toBe(0)
    expect(mailTimes.length).toBeLessThanOrEqual(
      serverLimits.passwordResetMails + minuteCount / limits.passwordResetMinutes,
    )
  })

  it('mails one link when it is asked for twice at once, and another one a moment after the first was used', async () => {
    const { email } = await buildUser(ctx, { password })
    await requestPasswordReset(ctx, visitor(), { email })
    expect(await ask(email)).toHaveLength(1)
    ctx.clock.advance({ minutes: serverLimits.passwordResetPauseMinutes })
    await reset(await linkFor(email))
    expect(await ask(email)).toHaveLength(1)
  })
})

describe('a link to set the password', () => {
  it('sets it once, proves the mailbox, and says so by mail', async () => {
    const user = await buildUser(ctx, { password, emailVerifiedAt: null })
    const token = await linkFor(user.email)
    await verify(token)
    await verify(token)
    await reset(token)
    await expect(enter(user.username, password)).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect((await enter(user.username, next)).user.id).toBe(user.id)
    for (const again of [() => reset(token, 'una tercera clave'), () => verify(token)])
      await expect(again()).rejects.toMatchObject(invalid)
    const { emailVerifiedAt } = await ctx.db.user.findUniqueOrThrow({ where: { id: user.id } })
    expect(emailVerifiedAt).toEqual(ctx.clock.now())
    expect(await ctx.db.mail.count({ where: { template: 'password-changed', to: user.email } })).toBe(1)
  })

  it('ends every session of the account at once, of pages and programs, and those of nobody else', async () => {
    const user = await buildUser(ctx, { password })
    const other = await buildUser(ctx, { password })
    const web = await enter(user.username, password)
    const otherLogin = await enter(other.username, password)
    const api = await logInToApi(ctx, visitor(), { username: user.username, password })
    await reset(await linkFor(user.email))
    const isAlive = (userId: string, { sessionId }: { sessionId: string }) =>
      resolveSession(ctx, { sessionId, userId })
    expect(await isAlive(user.id, web.session)).toBeNull()
    expect(await isAlive(other.id, otherLogin.session)).not.toBeNull()
    await expect(refreshSession(ctx, visitor(), { refreshToken: api.refreshToken })).rejects.toMatchObject({
      code: 'session_ended',
    })
    const tokenOwner = await ctx.accessTokens.read(api.accessToken)
    expect(tokenOwner && (await resolveSession(ctx, tokenOwner))).toBeNull()
  })

  it('leaves nothing to who had the account before: no link moves it to another address any more', async () => {
    const user = await buildUser(ctx, { password, emailVerifiedAt: null })
    const stranger = account(user.id, 'user')
    await changeEmail(ctx, stranger, { email: 'otra@correo.com', currentPassword: password })
    await runDueJobs(ctx)
    const trap = confirmToken()
    await reset(await linkFor(user.email))
    const expiredRefusal = { code: 'confirm_link_invalid' }
    await expect(confirmEmail(ctx, visitor(), { token: trap })).rejects.toMatchObject(expiredRefusal)
    await expect(renewConfirmation(ctx, visitor(), { token: trap })).rejects.toMatchObject(expiredRefusal)
    expect(await findPendingEmail(ctx, user.id)).toBeNull()
    expect(await ctx.db.user.findUnique({ where: { id: user.id } })).toMatchObject({ email: user.email })
  })

  it('is used by one of 20 who try at the same moment, and makes the others void', async () => {
    const user = await buildUser(ctx, { password })
    const first = await linkFor(user.email)
    ctx.clock.advance({ minutes: serverLimits.passwordResetPauseMinutes })
    const second = await linkFor(user.email)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_none, n) => reset(n % 2 ? first : second, `la clave número ${n}`)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(invalid)
    for (const token of [first, second]) await expect(verify(token)).rejects.toMatchObject(invalid)
  })

  it('is void after its time, with another address of the account, and once the account is closed', async () => {
    const late = await buildUser(ctx, { password })
    const token = await linkFor(late.email)
    ctx.clock.advance({ minutes: limits.passwordResetMinutes })
    await expect(reset(token)).rejects.toMatchObject(invalid)
    const moved = await buildUser(ctx, { password })
    const old = await linkFor(moved.email)
    await ctx.db.user.update({ where: { id: moved.id }, data: { email: 'nueva@correo.com' } })
    await expect(reset(old)).rejects.toMatchObject(invalid)
    const closed = await buildUser(ctx, { password })
    const last = await linkFor(closed.email)
    await ctx.db.user.update({ where: { id: closed.id }, data: { closedAt: ctx.clock.now() } })
    await expect(reset(last)).rejects.toMatchObject(invalid)
  })

  it('cannot be made from what the database holds, and does not fit another row', async () => {
    const user = await buildUser(ctx, { password })
    const token = await linkFor(user.email)
    const bytes = Buffer.from(token, 'base64url')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    const foreign = Buffer.from(token, 'base64url')
    foreign[3] = (foreign[3] ?? 0) ^ 1
    for (const forgedToken of [
      bytes.toString('base64url'),
      foreign.toString('base64url'),
      `${token}A`,
      'x',
      '',
    ])
      await expect(verify(forgedToken)).rejects.toMatchObject(invalid)
    const storedRows = JSON.stringify(
      await ctx.db.$queryRaw`
      SELECT to_jsonb(l) AS link, (SELECT jsonb_agg(to_jsonb(m)) FROM mails m) AS mails FROM account_links l`,
    )
    expect(storedRows).not.toContain(token)
    await verify(token)
  })

  it('refuses a password that everybody uses, and the name of the account, and can still be used', async () => {
    const user = await buildUser(ctx, { password })
    const token = await linkFor(user.email)
    for (const weak of ['password1', 'PASSWORD1', user.email, user.username])
      await expect(reset(token, weak)).rejects.toMatchObject({
        code: 'password_too_common',
        fields: { password: expect.any(String) },
      })
    await reset(token)
  })

  it('does not depend on who is logged in where it is opened', async () => {
    const user = await buildUser(ctx, { password })
    const other = await buildUser(ctx, { password })
    const token = await linkFor(user.email)
    await resetPassword(ctx, account(other.id, 'user'), { token, password: next })
    expect((await enter(user.username, next)).user.id).toBe(user.id)
    await enter(other.username, password)
  })
})

it('is forgotten a week after its end', async () => {
  const user = await buildUser(ctx, { password })
  await linkFor(user.email)
  ctx.clock.advance({ days: 7 })
  await forgetAccountLinks(ctx)
  expect(await ctx.db.accountLink.count()).toBe(1)
  ctx.clock.advance({ hours: 2 })
  await forgetAccountLinks(ctx)
  expect(await ctx.db.accountLink.count()).toBe(0)
})
