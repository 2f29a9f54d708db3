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
import { leadTo } from '../callers/lead-to'
import { web } from '../calls/web'
import { codeToTell } from './authorize'

/** As next-auth calls it, in addresses too. */
export const googleId = 'google'

/** Where to ask who somebody is: at Google, or at the stand-in that a demo's operator named. */
export function googleProvider({ clientId, clientSecret, issuer }: NonNullable<Config['google']>) {
  return GoogleProvider<GoogleProfile>({
    clientId,
    clientSecret,
    ...(issuer !== null && { issuer, wellKnown: `${issuer}/.well-known/openid-configuration` }),
    // A session of ours begins later.
    profile: ({ sub }) => ({ id: sub, sid: '' }),
  })
}

/** What we read of Google's signed word for its user. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(limits.emailMax),
  email_verified: z.boolean().default(false),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().default(''),
})

/**
 * Remembers for whom Google vouched and returns the address of our page, with a code for this browser alone. Throws an
 * Error whose message is a code of ours.
 */
export async function receiveFromGoogle(word: unknown, headers: Headers, given: Headers): Promise<string> {
  const { ctx } = web()
  const { origin } = ctx.site
  try {
    const read = claims.safeParse(word)
    if (!read.success) throw new AppError('identity_failed')
    const { sub: subject, email, email_verified: isVerified, ...names } = read.data
    const device = readDevice(headers) ?? newDevice()
    given.append('set-cookie', deviceCookie(device, origin))
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
    throw new Error(refusalWord(codeToTell(error)), { cause: error })
  }
}

/** Returns what our page was asked for when the login began: next-auth kept it in a cookie, which anybody may have written. */
function callbackAddress(headers: Headers, origin: string): URL {
  const kept = decodeAddress(readCookie(headers, callbackCookieName(origin)) ?? '')
  const address = URL.canParse(kept) ? new URL(kept) : null
  const isOurs = address?.origin === origin && address.pathname === pages.authCallback.path
  return isOurs ? address : new URL(paths.authCallback(), origin)
}

/** Returns '' for what no address was encoded to. */
function decodeAddress(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}

/** Answers what comes back from Google without its word, and what next-auth could not make of it; null for anything else. */
export function answerGoogleRefusal(
  { headers, nextUrl: { searchParams } }: NextRequest,
  [action, provider]: string[],
) {
  const from = wantedPage(headers)
  const error = searchParams.get('error')
  if (action === 'callback' && provider === googleId && error !== null)
    // Whoever changed their mind met no error: the login, where they came from, says it in passing.
    return error === 'access_denied'
      ? leadTo(paths.loginAfter('identity_cancelled', from))
      : leadToCallback('identity_failed', from)
  // Its words for it say nothing to a person.
  if (action === 'error')
    return leadToCallback(readRefusalWord(error) ? String(error) : 'identity_failed', from)
  return null
}

/** Returns where the visitor wanted to go when the login with Google began, or null. */
const wantedPage = (headers: Headers): string | null =>
  safeReturnPath(callbackAddress(headers, web().ctx.site.origin).searchParams.get('from'))

const leadToCallback = (error: ErrorCode | string, from: string | null) =>
  leadTo(paths.authCallback({ error, from: from ?? undefined }))
