import { createHmac, randomBytes } from 'node:crypto'
import { readCookie } from './cookies'

/** Tells one browser from another where nobody is logged in: photos that wait for a request, repeated requests. */
const deviceCookieName = 'oficio_device'
const yearSeconds = 365 * 24 * 3600

/** Returns the device's random value, or null when the cookie is absent or was tampered with. */
export function readDevice(headers: Headers): string | null {
  const value = readCookie(headers, deviceCookieName)
  return value && /^[\w-]{32}$/.test(value) ? value : null
}

export const newDevice = (): string => randomBytes(24).toString('base64url')

/** Returns what is stored of a device: useless for making its cookie. */
export const hashDevice = (device: string, tokenSecret: string): string =>
  createHmac('sha256', tokenSecret).update(`device|${device}`).digest('base64url')

/** Returns by what the device of a request is counted, or null when it has none. */
export function readDeviceHash(headers: Headers, tokenSecret: string): string | null {
  const device = readDevice(headers)
  return device && hashDevice(device, tokenSecret)
}

/** Returns the Set-Cookie header that makes the browser keep the value for a year. */
export function deviceCookie(device: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${deviceCookieName}=${device}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`
}
