import 'server-only'
import type { Config } from '@oficio/context/config'
import { AppError, type ErrorCode } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { readRefusalWord, refusalWord } from '@oficio/contracts/refusals'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { receiveArrival } from '@oficio/domain/accounts/identities/arrivals'
import type { NextRequest } from 'next/server'
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google'
import { z } from 'zod'
import { callbackCookieName, readCookie } from '../callers/cookies'
import { deviceCookie, hashDevice, newDevice, readDevice } from '../callers/device-cookie'
import { redirectTo } from '../callers/redirect-to'
import { web } from '../calls/web'
import { errorCodeOfLogin } from './authorize'

/** next-auth's name of the Google provider, which also appears in addresses. */
export const googleId = 'google'

/** Returns the provider of the Google login: Google, or the stand-in that a demo's operator configured. */
export function googleProvider({ clientId, clientSecret, issuer }: NonNullable<Config['google']>) {
  return GoogleProvider<GoogleProfile>({
    clientId,
    clientSecret,
    ...(issuer !== null && { issuer, wellKnown: `${issuer}/.well-known/openid-configuration` }),
    // Without a session id, because the session begins in a later step.
    profile: ({ sub }) => ({ id: sub, sid: '' }),
  })
}

/** The fields that we read from Google's signed ID token. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(limits.emailMax),
  email_verified: z.boolean().default(false),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().default(''),
})

/**
 * Stores the identity that Google confirmed and returns the address of our next page. The address contains a code that
 * is valid only in this browser. Throws an Error whose message is an error code of ours.
 */
export async function receiveFromGoogle(
  word: unknown,
  headers: Headers,
  answerHeaders: Headers,
): Promise<string> {
  const { ctx } = web()
  const { origin } = ctx.site
  try {
    const read = claims.safeParse(word)
    if (!read.success) throw new AppError('identity_failed')
    const { sub: subject, email, email_verified: isVerified, ...names } = read.data
    const device = readDevice(headers) ?? newDevice()
    answerHeaders.append('set-cookie', deviceCookie(device, origin))
    const token = await receiveArrival(ctx, {
      provider: 'google',
      subject,
      email,
      isVerified,
      firstName: names.given_name ?? names.name,
      lastName: names.family_name ?? '',
      deviceHash: hashDevice(device, ctx.tokenSecret),
    })
    const address = callbackAddress(headers, origin)
    address.searchParams.set('token', token)
    return address.href
  } catch (error) {
    throw new Error(refusalWord(errorCodeOfLogin(error)), { cause: error })
  }
}

/**
 * Returns the address to open after the login. next-auth stores it in a cookie, so it is untrusted input and must be a
 * page of ours.
 */
function callbackAddress(headers: Headers, origin: string): URL {
  const callbackAddress = decodeAddress(readCookie(headers, callbackCookieName(origin)) ?? '')
  const address = URL.canParse(callbackAddress) ? new URL(callbackAddress) : null
  const isOurs = address?.origin === origin && address.pathname === pages.authCallback.path
  return isOurs ? address : new URL(paths.authCallback(), origin)
}

/** Returns '' if the text is not a valid encoding. */
function decodeAddress(encodedAddress: string): string {
  try {
    return decodeURIComponent(encodedAddress)
  } catch {
    return ''
  }
}

/** Answers a login that Google refused or that next-auth could not process. Returns null for other requests. */
export function answerGoogleRefusal(
  { headers, nextUrl: { searchParams } }: NextRequest,
  [action, provider]: string[],
) {
  const from = wantedPage(headers)
  const error = searchParams.get('error')
  if (action === 'callback' && provider === googleId && error !== null)
    // Shows a cancelled login on the login page, because the visitor cancelled it and nothing failed.
    return error === 'access_denied'
      ? redirectTo(paths.loginAfter('identity_cancelled', from))
      : leadToCallback('identity_failed', from)
  // Replaces next-auth's error names, because they mean nothing to visitors.
  if (action === 'error')
    return leadToCallback(readRefusalWord(error) ? String(error) : 'identity_failed', from)
  return null
}

/** Returns the page that the visitor wanted when the login with Google began, or null. */
const wantedPage = (headers: Headers): string | null =>
  safeReturnPath(callbackAddress(headers, web().ctx.site.origin).searchParams.get('from'))

const leadToCallback = (error: ErrorCode | string, from: string | null) =>
  redirectTo(paths.authCallback({ error, from: from ?? undefined }))
