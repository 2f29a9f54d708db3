import { createHmac } from 'node:crypto'
import { readCookie } from './cookies'
import { deviceCookie, newDevice, readDevice } from './device-cookie'

/**
 * This cookie holds one mark for each account that logged in with this browser, and a general mark that any account
 * did. A mark is signed over account and device. So nobody can forge a mark, and a copied mark is worthless with
 * another device's cookie.
 */
const knownCookieName = 'oficio_known'
const marksMax = 9
/** Signed instead of an account id in the general mark. No account has this id. */
const anyAccount = 'anybody'
const yearSeconds = 365 * 24 * 3600

interface Keys {
  tokenSecret: string
  origin: string
}

/** Returns whether the browser logged in to the account within the last year. */
export function isKnownDevice(headers: Headers, userId: string, tokenSecret: string): boolean {
  const device = readDevice(headers)
  return device !== null && readMarks(headers).includes(markOf(device, userId, tokenSecret))
}

/** Returns whether any account logged in with the browser within the last year. */
export function hasLoggedIn(headers: Headers, tokenSecret: string): boolean {
  const device = readDevice(headers)
  return device !== null && readMarks(headers).includes(markOf(device, anyAccount, tokenSecret))
}

/** Returns the Set-Cookie headers that mark the browser as known to the account. */
export function rememberDevice(headers: Headers, userId: string, { tokenSecret, origin }: Keys): string[] {
  const device = readDevice(headers) ?? newDevice()
  const own = [anyAccount, userId].map((account) => markOf(device, account, tokenSecret))
  const marks = [...own, ...readMarks(headers).filter((other) => !own.includes(other))].slice(0, marksMax)
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return [
    deviceCookie(device, origin),
    `${knownCookieName}=${marks.join('.')}; Path=/api/auth; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`,
  ]
}

const readMarks = (headers: Headers): string[] =>
  (readCookie(headers, knownCookieName) ?? '').split('.').filter((mark) => /^[\w-]{22}$/.test(mark))

const markOf = (device: string, userId: string, tokenSecret: string): string =>
  createHmac('sha256', tokenSecret).update(`known|${device}|${userId}`).digest('base64url').slice(0, 22)
