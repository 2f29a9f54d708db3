import type { Role } from '@oficio/contracts/access'
import { Secret } from 'otpauth'
import { confirmApp, startApp } from '../accounts/second-factor/set-up-app'
import { codeAt } from '../accounts/second-factor/totp'
import { openSession } from '../accounts/sessions/open-session'
import { account } from '../kernel/actor'
import { buildUser } from './builders/build-user'
import type { TestCtx } from './test-context'

/** Advances the clock by one time step, so that the authenticator app shows another code. */
export const nextCode = (ctx: TestCtx): void => ctx.clock.advance({ seconds: 30 })

/** Returns the code that an authenticator app shows at the given moment, from the base32 secret. */
export const codeOfSecret = (secret: string, now: Date): string =>
  codeAt(Secret.fromBase32(secret).bytes, now)

/** Returns a user at the second step of a login, who has no session yet. */
export const secondStepUser = (userId: string) => ({ userId, sessionId: null })

/** Builds an account that has just set up an authenticator app. `code` returns the code that the app shows now. */
export async function buildEnrolled(ctx: TestCtx, { role = 'admin' }: { role?: Role } = {}) {
  const password = 'una clave larga'
  const user = await buildUser(ctx, { role, password })
  const { sessionId } = await openSession(ctx, account(user.id, role), { userId: user.id, kind: 'web' })
  const actor = account(user.id, role, { sessionId })
  const { secret } = await startApp(ctx, actor, { currentPassword: password })
  const code = () => codeOfSecret(secret, ctx.clock.now())
  const { recoveryCodes } = await confirmApp(ctx, actor, { code: code() })
  nextCode(ctx)
  return { user, password, actor, sessionId, code, recoveryCodes: recoveryCodes ?? [] }
}
