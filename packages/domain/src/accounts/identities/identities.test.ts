import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { confirmServiceRequest } from '../../service-requests/filing/confirm-service-request'
import { confirmationCode, mailedProof } from '../../service-requests/tracking-link'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { buildEnrolled, nextCode } from '../../testing/enrol'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { accountLinkToken, makeAccountLink } from '../links'
import { getOwnProfile } from '../profile/get-own-profile'
import { resetPassword } from '../recovery/reset-password'
import { completeLogin } from '../second-factor/complete-login'
import { logIn } from '../sessions/log-in'
import { openSession } from '../sessions/open-session'
import { resolveSession } from '../sessions/resolve-session'
import { receiveArrival, type VouchedIdentity } from './arrivals'
import { forgetArrivals } from './forget-arrivals'
import { getArrival } from './get-arrival'
import { logInWithIdentity } from './log-in-with-identity'
import { unlinkIdentity } from './unlink-identity'

const ana: VouchedIdentity = {
  provider: 'google',
  subject: '1045',
  email: 'Ana@Correo.com',
  isVerified: true,
  firstName: 'Ana',
  lastName: 'Gómez',
}
const password = 'una clave larga'
const browser = visitor({ deviceHash: 'browser' })

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

/** Returns from Google, up to the page that continues the login. */
const arrive = (changes: Partial<VouchedIdentity> = {}) =>
  receiveArrival(ctx, { ...ana, ...changes, deviceHash: 'browser' })

/** Logs in with Google. */
const enter = async (changes: Partial<VouchedIdentity> = {}, typedPassword?: string) =>
  logInWithIdentity(ctx, browser, { token: await arrive(changes), password: typedPassword })

const mailsOf = (template: string) => ctx.db.mail.count({ where: { template } })

describe('a visitor who comes in with Google', () => {
  it('gets an account the first time, and the same one the next, whatever address they have there by then', async () => {
    const first = await enter()
    expect(await resolveSession(ctx, first)).toMatchObject({ role: 'user' })
    const again = await enter({ email: 'otra@correo.com', isVerified: false })
    expect(again.userId).toBe(first.userId)
    expect(await getOwnProfile(ctx, account(first.userId, 'user'))).toMatchObject({
      email: ana.email,
      isEmailConfirmed: true,
      hasPassword: false,
      identities: [{ provider: 'google', email: 'otra@correo.com' }],
    })
    expect(await mailsOf('welcome')).toBe(1)
  })

  it('gets a user name as anybody does who chose none, also where others of that name came before', async () => {
    const people = ['uno', 'dos', 'tres'].map((subject) => ({ subject, email: `${subject}@correo.com` }))
    await Promise.all(people.map((person) => enter(person)))
    const names = (await ctx.db.user.findMany({ orderBy: { username: 'asc' } })).map(
      ({ username }) => username,
    )
    expect(names[0]).toBe('ana.gomez')
    expect(names.slice(1)).toEqual([1, 2].map(() => expect.stringMatching(/^ana\.gomez\d+$/)))
  })

  it('gets one account by two first logins of the same moment', async () => {
    const tokens = await Promise.all([arrive(), arrive()])
    const both = await Promise.all(tokens.map((token) => logInWithIdentity(ctx, browser, { token })))
    expect(await ctx.db.user.count()).toBe(1)
    expect(await ctx.db.identity.count()).toBe(1)
    for (const session of both) expect(await resolveSession(ctx, session)).not.toBeNull()
  })

  it('is somebody else than who has the same address later under another key', async () => {
    const first = await enter()
    await ctx.db.user.updateMany({ data: { email: 'se-mudo@correo.com' } })
    expect((await enter({ subject: '2' })).userId).not.toBe(first.userId)
  })

  it('needs an address that Google confirmed for a first login', async () => {
    await expect(enter({ isVerified: false })).rejects.toMatchObject({ code: 'identity_unverified' })
    expect(await ctx.db.user.count()).toBe(0)
  })

  it('is called by a name that holds no address, or else by none', async () => {
    await enter({ firstName: 'Entrá a www.spam.com', lastName: 'x@y.com' })
    expect(await ctx.db.user.findFirst()).toMatchObject({ firstName: '', lastName: '' })
  })
})

describe('the account that has the address already', () => {
  it('is joined where its mailbox is confirmed: password and sessions stay, and its owner is notified', async () => {
    const user = await buildUser(ctx, { email: ana.email, password })
    const open = await openSession(ctx, visitor(), { userId: user.id, kind: 'web' })
    expect((await enter()).userId).toBe(user.id)
    expect(await resolveSession(ctx, { ...open, userId: user.id })).not.toBeNull()
    await expect(
      logIn(ctx, visitor(), { username: user.email, password, kind: 'web' }),
    ).resolves.toBeDefined()
    await enter()
    expect(await mailsOf('google-linked')).toBe(1)
  })

  it('is never taken over where its mailbox is not: its password is asked for, and joins the two', async () => {
    const user = await buildUser(ctx, { email: ana.email, password, emailVerifiedAt: null })
    const token = await arrive()
    expect(await getArrival(ctx, browser, { token })).toEqual({ next: 'give-password', email: ana.email })
    const expectRefusal = (typedPassword?: string) =>
      expect(logInWithIdentity(ctx, browser, { token, password: typedPassword })).rejects
    await expectRefusal().toMatchObject({ code: 'identity_needs_password' })
    await expectRefusal('no es esta').toMatchObject({ code: 'invalid_credentials' })
    expect(await ctx.db.identity.count()).toBe(0)
    expect(await ctx.db.session.count()).toBe(0)
    const { userId } = await logInWithIdentity(ctx, browser, { token, password })
    expect(userId).toBe(user.id)
    expect((await enter()).userId).toBe(user.id)
    expect((await ctx.db.user.findUniqueOrThrow({ where: { id: userId } })).emailVerifiedAt).not.toBeNull()
  })

  it('is not joined either once the owner of the mailbox confirmed a request that was filed from it', async () => {
    const { id: userId, email } = await buildUser(ctx, { email: ana.email, password, emailVerifiedAt: null })
    const request = await buildServiceRequest(ctx, { userId, email, confirmedAt: null })
    const mailedCode = { code: confirmationCode(ctx, request), proof: mailedProof(ctx, request) }
    await confirmServiceRequest(ctx, browser, { id: request.id, ...mailedCode })
    await expect(enter()).rejects.toMatchObject({ code: 'identity_needs_password' })
  })

  it('is not joined by an address that it was moved to, but by its password; one set by that mailbox’s link will do', async () => {
    const user = await buildUser(ctx, { email: ana.email, password, emailMovedAt: ctx.clock.now() })
    await expect(enter()).rejects.toMatchObject({ code: 'identity_needs_password' })
    const id = await ctx.transaction((ctx) =>
      makeAccountLink(ctx, { userId: user.id, kind: 'password_reset', email: ana.email, minutes: 60 }),
    )
    const token = accountLinkToken(ctx, { id, kind: 'password_reset' })
    await resetPassword(ctx, visitor(), { token, password: 'la clave de ana' })
    expect((await enter()).userId).toBe(user.id)
  })

  it('stays closed to a password that Google did not vouch for, and to everybody while it has none', async () => {
    await buildUser(ctx, { email: ana.email, emailVerifiedAt: null })
    await expect(enter({}, password)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await ctx.db.user.updateMany({ data: { passwordHash: await ctx.passwords.hash(password) } })
    for (const typedPassword of [password, 'no es esta', undefined])
      await expect(enter({ isVerified: false }, typedPassword)).rejects.toMatchObject({
        code: 'identity_unverified',
      })
  })

  it('is not opened while an admin has shut its owner out, the first time or later', async () => {
    const suspended = { suspendedAt: ctx.clock.now(), suspensionReason: 'Estafa.' }
    await buildUser(ctx, { email: ana.email, ...suspended })
    await expect(enter()).rejects.toMatchObject({ code: 'login_suspended' })
    await ctx.db.user.updateMany({ data: { suspendedAt: null, suspensionReason: null } })
    await enter()
    await ctx.db.user.updateMany({ data: suspended })
    await expect(enter()).rejects.toMatchObject({ code: 'login_suspended' })
  })
})

describe('the code of the address', () => {
  it('works once, in the browser that came back from Google, and for minutes', async () => {
    const token = await arrive()
    for (const other of [visitor({ deviceHash: 'another' }), visitor()]) {
      expect(await getArrival(ctx, other, { token })).toEqual({ next: 'start-again' })
      await expect(logInWithIdentity(ctx, other, { token })).rejects.toMatchObject({ code: 'arrival_over' })
    }
    const both = await Promise.allSettled([1, 2].map(() => logInWithIdentity(ctx, browser, { token })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await ctx.db.session.count()).toBe(1)
    const late = await arrive()
    ctx.clock.advance({ minutes: 11 })
    expect(await getArrival(ctx, browser, { token: late })).toEqual({ next: 'start-again' })
    await forgetArrivals(ctx)
    expect(await ctx.db.identityArrival.count()).toBe(0)
  })

  it.each(['', 'x', 'A'.repeat(46)])('is none that somebody makes up: "%s"', async (token) => {
    expect(await getArrival(ctx, browser, { token })).toEqual({ next: 'start-again' })
  })
})

describe('unlinking', () => {
  it('takes the way in away and tells the owner, and never somebody else’s', async () => {
    const user = await buildUser(ctx, { email: ana.email, password })
    await enter()
    const { id } = await ctx.db.identity.findFirstOrThrow()
    const stranger = await buildUser(ctx)
    await expect(unlinkIdentity(ctx, account(stranger.id, 'user'), { id })).rejects.toMatchObject({
      code: 'not_found',
    })
    await unlinkIdentity(ctx, account(user.id, 'user'), { id })
    expect(await ctx.db.identity.count()).toBe(0)
    expect(await mailsOf('google-unlinked')).toBe(1)
  })

  it('leaves the last way in, also when two are unlinked at the same moment', async () => {
    const { userId } = await enter()
    const { provider, email } = ana
    await ctx.db.identity.create({
      data: { id: ctx.ids.next(), userId, provider, subject: '2', email, createdAt: ctx.clock.now() },
    })
    const identities = await ctx.db.identity.findMany()
    const both = await Promise.allSettled(
      identities.map(({ id }) => unlinkIdentity(ctx, account(userId, 'user'), { id })),
    )
    const refusalCodes = both.flatMap((call) => (call.status === 'rejected' ? [call.reason.code] : []))
    expect(refusalCodes).toEqual(['last_way_in'])
    expect(await ctx.db.identity.count()).toBe(1)
  })
})

it('asks for the second factor of an account that has one, and keeps the link to Google', async () => {
  const { user, code } = await buildEnrolled(ctx)
  const googleAccount = { subject: 'admin', email: user.email }
  for (const attempt of ['first', 'later']) {
    const refusal: unknown = await enter(googleAccount).catch((error: unknown) => error)
    expect(refusal, attempt).toMatchObject({ code: 'second_factor_required' })
    expect(await ctx.db.identity.count({ where: { userId: user.id } })).toBe(1)
    const { challengeToken } = Object(refusal).details
    const { userId } = await completeLogin(ctx, browser, {
      challengeToken,
      kind: 'web',
      proof: { code: code() },
    })
    expect(userId).toBe(user.id)
    nextCode(ctx)
  }
})
