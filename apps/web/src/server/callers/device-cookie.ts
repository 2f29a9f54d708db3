import { createHmac, randomBytes } from 'node:crypto'
import { readCookie } from './cookies'

/**
 * Identifies the browser of a visitor who is not signed in. Needed for photos that wait for a request, and for repeated
 * requests.
 */
const deviceCookieName = 'oficio_device'
const yearSeconds = 365 * 24 * 3600

/** Returns the device's random value. Returns null if the cookie is missing or malformed. */
export function readDevice(headers: Headers): string | null {
  const value = readCookie(headers, deviceCookieName)
  return value && /^[\w-]{32}$/.test(value) ? value : null
}

export const newDevice = (): string => randomBytes(24).toString('base64url')

/** Returns the stored form of a device. Nobody can make the cookie from it. */
export const hashDevice = (device: string, tokenSecret: string): string =>
  createHmac('sha256', tokenSecret).update(`device|${device}`).digest('base64url')

/** Returns the key by which the device of a request is counted, or null without a device. */
export function readDeviceHash(headers: Headers, tokenSecret: string): string | null {
  const device = readDevice(headers)
  return device && hashDevice(device, tokenSecret)
}

/** Returns the Set-Cookie header that stores the device for a year. */
export function deviceCookie(device: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${deviceCookieName}=${device}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`
}
