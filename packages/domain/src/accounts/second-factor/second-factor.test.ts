import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { buildEnrolled, nextCode, secondStepUser } from '../../testing/enrol'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { logInToApi } from '../sessions/log-in-to-api'
import { openSession } from '../sessions/open-session'
import { refreshSession } from '../sessions/refresh-session'
import { resolveSession } from '../sessions/resolve-session'
import { completeApiLogin } from './complete-login'
import { getSecondFactor } from './get-second-factor'
import { proveFactor } from './prove-factor'
import { renewRecoveryCodes } from './renew-recovery-codes'
import { confirmApp, removeApp, startApp } from './set-up-app'
import { needsStepUp, startStepUp, stepUp } from './step-up'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const errorOf = (code: string) => expect.objectContaining({ code })
const mailsTo = (to: string) =>
  ctx.db.mail.findMany({ where: { to }, select: { template: true, refs: true }, orderBy: { id: 'asc' } })

/** Logs in with the password. Returns the data for the second step. */
async function firstStep(username: string, password: string): Promise<string> {
  const error: unknown = await logInToApi(ctx, visitor(), { username, password }).catch((reason) => reason)
  expect(error).toMatchObject({ code: 'second_factor_required' })
  return Object(error).details.challengeToken
}

describe('setting up an authenticator app', () => {
  it('takes the password, changes nothing before a code confirms it, and returns ten recovery codes', async () => {
    const password = 'una clave larga'
    const { id, username, email } = await buildUser(ctx, { role: 'admin', password })
    const { sessionId } = await openSession(ctx, visitor(), { userId: id, kind: 'web' })
    const actor = account(id, 'admin', { sessionId })
    await expect(startApp(ctx, actor, {})).rejects.toEqual(errorOf('wrong_password'))
    const { uri } = await startApp(ctx, actor, { currentPassword: password })
    expect(uri).toContain(`otpauth://totp/Oficio:${encodeURIComponent(email)}?`)
    await expect(confirmApp(ctx, actor, { code: '000000' })).rejects.toEqual(errorOf('second_factor_wrong'))
    await logInToApi(ctx, visitor(), { username, password })
    const { recoveryCodes } = await buildEnrolled(ctx)
    expect(new Set(recoveryCodes).size).toBe(limits.recoveryCodes)
  })

  it('ends the sessions that were opened without it, and stores neither secret nor codes readably', async () => {
    const { user, sessionId, recoveryCodes } = await buildEnrolled(ctx)
    expect(await resolveSession(ctx, { sessionId, userId: user.id })).toMatchObject({ hasSecondFactor: true })
    const [row] = await ctx.db.secondFactor.findMany()
    expect(row?.totpSecret?.length).toBe(12 + 16 + 20)
    const storedCodes = await ctx.db.recoveryCode.findMany()
    expect(storedCodes.some(({ codeHash }) => recoveryCodes.includes(codeHash))).toBe(false)
    expect((await mailsTo(user.email)).map(({ template }) => template)).toEqual(['second-factor-changed'])
  })

  it('compares a password that is sent although the step-up is enough, since success clears the count of wrong ones', async () => {
    const { actor, password } = await buildEnrolled(ctx)
    await startApp(ctx, actor, {})
    for (const currentPassword of ['otra clave larga', ''])
      await expect(startApp(ctx, actor, { currentPassword })).rejects.toEqual(errorOf('wrong_password'))
    await startApp(ctx, actor, { currentPassword: password })
  })

  it('expires when no code comes for some minutes', async () => {
    const { actor, code } = await buildEnrolled(ctx)
    await startApp(ctx, actor, {})
    ctx.clock.advance({ minutes: serverLimits.secondStepMinutes })
    await expect(confirmApp(ctx, actor, { code: code() })).rejects.toEqual(errorOf('set_up_over'))
  })
})

describe('a login with a second factor', () => {
  it('opens no session with the password alone, and one with the code', async () => {
    const { user, password, code } = await buildEnrolled(ctx)
    const challengeToken = await firstStep(user.username, password)
    expect(await ctx.db.session.count()).toBe(1)
    await expect(completeApiLogin(ctx, visitor(), { challengeToken, code: '123' })).rejects.toEqual(
      errorOf('second_factor_wrong'),
    )
    const { user: loggedInUser, refreshToken } = await completeApiLogin(ctx, visitor(), {
      challengeToken,
      code: code(),
    })
    expect(loggedInUser.id).toBe(user.id)
    await refreshSession(ctx, visitor(), { refreshToken })
    const session = await ctx.db.session.findFirstOrThrow({ where: { kind: 'api' } })
    expect(session).toMatchObject({ generation: 1, steppedUpAt: ctx.clock.now() })
  })

  it('refuses a challenge that expired, was changed, or was made before the password changed', async () => {
    const { user, password, code } = await buildEnrolled(ctx)
    const complete = (challengeToken: string) =>
      completeApiLogin(ctx, visitor(), { challengeToken, code: code() })
    const [expired, outdated] = [
      await firstStep(user.username, password),
      await firstStep(user.username, password),
    ]
    const longer = outdated.replace(/^\w+/, (expires) => (Number.parseInt(expires, 36) * 2).toString(36))
    await expect(complete(longer)).rejects.toEqual(errorOf('second_step_over'))
    const passwordHash = await ctx.passwords.hash('otra clave larga')
    await ctx.db.user.update({ where: { id: user.id }, data: { passwordHash } })
    await expect(complete(outdated)).rejects.toEqual(errorOf('second_step_over'))
    ctx.clock.advance({ minutes: serverLimits.secondStepMinutes })
    await expect(complete(expired)).rejects.toEqual(errorOf('second_step_over'))
    const other = await firstStep(user.username, 'otra clave larga')
    expect((await complete(other)).user.id).toBe(user.id)
  })

  it('gives no token to a page', async () => {
    const { user, password, code } = await buildEnrolled(ctx)
    const input = { challengeToken: await firstStep(user.username, password), code: code() }
    await expect(completeApiLogin(ctx, visitor({ isPage: true }), input)).rejects.toEqual(
      errorOf('tokens_not_for_pages'),
    )
  })
})

describe('a code', () => {
  it('works once, also among many uses at the same moment', async () => {
    const { user, code } = await buildEnrolled(ctx)
    const uses = Array.from({ length: serverLimits.factorAttempts }, () =>
      proveFactor(ctx, secondStepUser(user.id), { code: code() }),
    )
    const outcomes = await Promise.allSettled(uses)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    nextCode(ctx)
    ctx.clock.advance({ minutes: serverLimits.factorAttemptMinutes })
    await proveFactor(ctx, secondStepUser(user.id), { code: code() })
    await expect(proveFactor(ctx, secondStepUser(user.id), { code: code() })).rejects.toEqual(
      errorOf('second_factor_wrong'),
    )
  })

  it('is refused when it is of an earlier step than the last one', async () => {
    const { user, code } = await buildEnrolled(ctx)
    const earlier = code()
    nextCode(ctx)
    await proveFactor(ctx, secondStepUser(user.id), { code: code() })
    await expect(proveFactor(ctx, secondStepUser(user.id), { code: earlier })).rejects.toEqual(
      errorOf('second_factor_wrong'),
    )
  })

  it('works once as a recovery code, in any spelling, also among many simultaneous uses, and is mailed', async () => {
    const { user, recoveryCodes } = await buildEnrolled(ctx)
    const [first = '', second = ''] = recoveryCodes
    const uses = [first, first.toUpperCase(), first.replace('-', ' ')].map((code) =>
      proveFactor(ctx, secondStepUser(user.id), { code }),
    )
    const outcomes = await Promise.allSettled(uses)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await proveFactor(ctx, secondStepUser(user.id), { code: second })
    const used = (await mailsTo(user.email)).filter(({ template }) => template === 'recovery-code-used')
    expect(used.map(({ refs }) => Object(refs).left)).toEqual([9, 8])
  })
})

describe('the step-up', () => {
  const isDue = async (sessionId: string, userId: string) => {
    const principal = await resolveSession(ctx, { sessionId, userId })
    return principal && needsStepUp(ctx, principal)
  }

  it('lasts some minutes in its own session', async () => {
    const { user, actor, sessionId, code } = await buildEnrolled(ctx)
    expect(await isDue(sessionId, user.id)).toBe(false)
    ctx.clock.advance({ minutes: limits.stepUpMinutes, seconds: 1 })
    expect(await isDue(sessionId, user.id)).toBe(true)
    expect(await startStepUp(ctx, actor)).toEqual({ options: null, hasApp: true })
    await stepUp(ctx, actor, { code: code() })
    expect(await isDue(sessionId, user.id)).toBe(false)
  })

  it('is not asked of an account without a second factor', async () => {
    const { id } = await buildUser(ctx, { role: 'admin' })
    const { sessionId } = await openSession(ctx, visitor(), { userId: id, kind: 'web' })
    expect(await isDue(sessionId, id)).toBe(false)
    const actor = account(id, 'admin', { sessionId })
    await expect(stepUp(ctx, actor, { code: '123456' })).rejects.toEqual(errorOf('second_factor_missing'))
  })
})

describe('removing the second factor', () => {
  it('is free where the site only offers it, and refused to an admin where it requires it', async () => {
    const { user, actor, password } = await buildEnrolled(ctx)
    const required = { ...ctx, isSecondFactorRequired: true }
    await expect(removeApp(required, actor)).rejects.toEqual(errorOf('second_factor_needed'))
    expect(await getSecondFactor(ctx, actor)).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 })
    await removeApp(ctx, actor)
    expect(await getSecondFactor(ctx, actor)).toMatchObject({ hasApp: false, recoveryCodesLeft: 0 })
    expect((await logInToApi(ctx, visitor(), { username: user.username, password })).user.id).toBe(user.id)
  })
})

it('requires the second factor of an admin only where the site says so', async () => {
  const { id } = await buildUser(ctx, { role: 'admin' })
  const { id: client } = await buildUser(ctx)
  const principalOf = async (source: TestCtx, userId: string) => {
    const { sessionId } = await openSession(source, visitor(), { userId, kind: 'web' })
    return resolveSession(source, { sessionId, userId })
  }
  const required = { ...ctx, isSecondFactorRequired: true }
  expect(await principalOf(ctx, id)).toMatchObject({ mustEnrol: false })
  expect(await principalOf(required, id)).toMatchObject({ mustEnrol: true })
  expect(await principalOf(required, client)).toMatchObject({ mustEnrol: false })
  const { user, sessionId } = await buildEnrolled(required)
  expect(await resolveSession(required, { sessionId, userId: user.id })).toMatchObject({ mustEnrol: false })
})

it('replaces the recovery codes, and the old ones no longer work', async () => {
  const { user, actor, recoveryCodes } = await buildEnrolled(ctx)
  const newCodes = await renewRecoveryCodes(ctx, actor)
  const [old = '', fresh = ''] = [recoveryCodes[0], newCodes.recoveryCodes[0]]
  await expect(proveFactor(ctx, secondStepUser(user.id), { code: old })).rejects.toEqual(
    errorOf('second_factor_wrong'),
  )
  await proveFactor(ctx, secondStepUser(user.id), { code: fresh })
})
