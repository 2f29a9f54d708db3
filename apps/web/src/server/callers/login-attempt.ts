import { findLoginId } from '@oficio/domain/accounts/sessions/verify-password'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { clientAddressHeader } from '../limits/client-address'
import type { LoginAttempt } from '../limits/login-guard'
import { readDeviceHash } from './device-cookie'
import { isKnownDevice } from './known-devices'

/**
 * Returns what the guard of logins counts by. Name and mail of an account are the same account. `sessionId` is the session
 * of whoever is logged in already.
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
