import { findLoginId } from '@oficio/domain/accounts/sessions/verify-password'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { clientAddressHeader } from '../limits/client-address'
import type { LoginAttempt } from '../limits/login-guard'
import { readDeviceHash } from './device-cookie'
import { isKnownDevice } from './known-devices'

/**
 * Returns the keys by which the login guard counts attempts. User name and mail address of an account count as the same
 * account. `sessionId` is the session of a caller who is already signed in.
 */
export async function describeLogin(
  ctx: Ctx,
  headers: Headers,
  username: string,
  sessionId: string | null = null,
): Promise<LoginAttempt> {
  const userId = await findLoginId(ctx, username)
  return {
    account: userId ?? username.trim().normalize('NFC').toLowerCase(),
    address: headers.get(clientAddressHeader) ?? 'unknown',
    deviceHash: readDeviceHash(headers, ctx.tokenSecret),
    isKnown: userId !== null && isKnownDevice(headers, userId, ctx.tokenSecret),
    sessionId,
  }
}
