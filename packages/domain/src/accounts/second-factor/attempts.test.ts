import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildEnrolled, nextCode, secondStepUser } from '../../testing/enrol'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { makeChallengeToken } from '../sessions/challenge-token'
import { openSession } from '../sessions/open-session'
import { completeApiLogin } from './complete-login'
import type { FactorHolder } from './count-attempt'
import { proveFactor } from './prove-factor'
import { confirmApp, startApp } from './set-up-app'
import { stepUp } from './step-up'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const errorOf = (code: string) => expect.objectContaining({ code })

/** Sends wrong codes concurrently. Returns the error code of each refusal. */
const guess = (holder: FactorHolder, times: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: times }, (_, at) =>
      proveFactor(ctx, holder, { code: `wrong-${at}` }).then(
        () => 'accepted',
        (error) => Object(error).code,
      ),
    ),
  )

const warningsTo = async (to: string) => {
  const mails = await ctx.db.mail.findMany({
    where: { to, template: 'factor-guessed' },
    orderBy: { id: 'asc' },
  })
  return mails.map(({ refs }) => Object(refs).place)
}

describe('wrong codes at a login', () => {
  it('are refused after ten, however many come at the same moment, until some minutes passed', async () => {
    const { user, code } = await buildEnrolled(ctx)
    const refusals = await guess(secondStepUser(user.id), 25)
    expect(refusals.filter((code) => code === 'second_factor_wrong')).toHaveLength(
      serverLimits.factorAttempts,
    )
    expect(refusals.filter((code) => code === 'rate_limited')).toHaveLength(25 - serverLimits.factorAttempts)
    await expect(proveFactor(ctx, secondStepUser(user.id), { code: code() })).rejects.toEqual(
      errorOf('rate_limited'),
    )
    ctx.clock.advance({ minutes: serverLimits.factorAttemptMinutes })
    await proveFactor(ctx, secondStepUser(user.id), { code: code() })
  })

  it('share one count for browsers and programs', async () => {
    const { user } = await buildEnrolled(ctx)
    await guess(secondStepUser(user.id), serverLimits.factorAttempts)
    const { passwordHash } = await ctx.db.user.findUniqueOrThrow({
      where: { id: user.id },
      select: { passwordHash: true },
    })
    const challengeToken = makeChallengeToken(ctx, { userId: user.id, kind: 'api', passwordHash })
    await expect(completeApiLogin(ctx, visitor(), { challengeToken, code: 'wrong' })).rejects.toEqual(
      errorOf('rate_limited'),
    )
  })

  it('are mailed to the owner from the third one on, once for all that come in the same minutes', async () => {
    const { user } = await buildEnrolled(ctx)
    await guess(secondStepUser(user.id), serverLimits.factorWarningAttempts - 1)
    expect(await warningsTo(user.email)).toEqual([])
    await guess(secondStepUser(user.id), 1)
    expect(await warningsTo(user.email)).toEqual(['login'])
    await guess(secondStepUser(user.id), 20)
    expect(await warningsTo(user.email)).toEqual(['login'])
    ctx.clock.advance({ minutes: serverLimits.factorAttemptMinutes })
    await guess(secondStepUser(user.id), 20)
    expect(await warningsTo(user.email)).toEqual(['login', 'login'])
  })

  it('are not mailed when the owner types the right code after a few', async () => {
    const { user, code } = await buildEnrolled(ctx)
    for (let login = 0; login < 3; login++) {
      await guess(secondStepUser(user.id), serverLimits.factorWarningAttempts - 1)
      await proveFactor(ctx, secondStepUser(user.id), { code: code() })
      nextCode(ctx)
    }
    expect(await warningsTo(user.email)).toEqual([])
  })

  it('are mailed a few times a day at most to a passive owner', async () => {
    const { user } = await buildEnrolled(ctx)
    for (let window = 0; window < serverLimits.factorWarningsPerDay + 2; window++) {
      await guess(secondStepUser(user.id), serverLimits.factorAttempts)
      ctx.clock.advance({ minutes: serverLimits.factorAttemptMinutes })
    }
    expect(await warningsTo(user.email)).toHaveLength(serverLimits.factorWarningsPerDay)
    ctx.clock.advance({ hours: 24 })
    await guess(secondStepUser(user.id), serverLimits.factorAttempts)
    expect(await warningsTo(user.email)).toHaveLength(serverLimits.factorWarningsPerDay + 1)
  })
})

describe('wrong codes in an open session', () => {
  it('are counted apart from those at a login: nobody with the password locks the owner out of their own session', async () => {
    const { user, actor, code } = await buildEnrolled(ctx)
    await guess(secondStepUser(user.id), serverLimits.factorAttempts + 1)
    expect(await stepUp(ctx, actor, { code: code() })).toEqual({ success: true })
    await expect(proveFactor(ctx, secondStepUser(user.id), { code: code() })).rejects.toEqual(
      errorOf('rate_limited'),
    )
  })

  it('are refused after ten in that session, however many come at the same moment, and lock no other session', async () => {
    const { user, actor, code } = await buildEnrolled(ctx)
    const refusals = await guess(actor, 25)
    expect(refusals.filter((code) => code === 'second_factor_wrong')).toHaveLength(
      serverLimits.factorAttempts,
    )
    await expect(stepUp(ctx, actor, { code: code() })).rejects.toEqual(errorOf('rate_limited'))
    const other = await openSession(ctx, visitor(), { userId: user.id, kind: 'web', isFactorProven: true })
    await stepUp(ctx, account(user.id, 'admin', { sessionId: other.sessionId }), { code: code() })
    nextCode(ctx)
    await proveFactor(ctx, secondStepUser(user.id), { code: code() })
    ctx.clock.advance({ minutes: serverLimits.factorAttemptMinutes })
    await stepUp(ctx, actor, { code: code() })
  })

  it('are forgotten by a right code there, which leaves the count of the login as it is', async () => {
    const { user, actor, code } = await buildEnrolled(ctx)
    await guess(secondStepUser(user.id), serverLimits.factorAttempts)
    await guess(actor, serverLimits.factorAttempts - 1)
    await stepUp(ctx, actor, { code: code() })
    expect(await guess(actor, 1)).toEqual(['second_factor_wrong'])
    expect(await guess(secondStepUser(user.id), 1)).toEqual(['rate_limited'])
  })

  it('are mailed to the owner as such', async () => {
    const { user, actor } = await buildEnrolled(ctx)
    await guess(actor, serverLimits.factorAttempts)
    expect(await warningsTo(user.email)).toEqual(['session'])
  })

  it('are refused in a session that is gone', async () => {
    const { user, sessionId, actor } = await buildEnrolled(ctx)
    await ctx.db.session.delete({ where: { id: sessionId } })
    expect(await guess({ userId: user.id, sessionId: actor.sessionId }, 1)).toEqual(['unauthenticated'])
  })
})

it('wrong codes of an app that is being set up are counted in the session and never mailed', async () => {
  const { user, actor, code } = await buildEnrolled(ctx)
  await startApp(ctx, actor, {})
  const tries = Array.from({ length: serverLimits.factorAttempts + 1 }, () =>
    confirmApp(ctx, actor, { code: '000000' }).catch((error) => Object(error).code),
  )
  expect((await Promise.all(tries)).filter((code) => code === 'rate_limited')).toHaveLength(1)
  expect(await warningsTo(user.email)).toEqual([])
  await proveFactor(ctx, secondStepUser(user.id), { code: code() })
})
