import { expect, it } from 'vitest'
import { hasLoggedIn, isKnownDevice, rememberDevice } from './known-devices'

const keys = { tokenSecret: 'a secret', origin: 'https://oficio.com.ar' }
const cookieOf = (cookies: string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })

it('a browser is known to the accounts that logged in with it, and to no other', () => {
  const first = cookieOf(rememberDevice(new Headers(), 'ana', keys))
  const both = cookieOf(rememberDevice(first, 'berta', keys))
  for (const account of ['ana', 'berta']) expect(isKnownDevice(both, account, keys.tokenSecret)).toBe(true)
  expect(isKnownDevice(both, 'carla', keys.tokenSecret)).toBe(false)
  expect(isKnownDevice(first, 'berta', keys.tokenSecret)).toBe(false)
})

it('recognises a browser that logged in before, but not by the mark of an account', () => {
  const browser = cookieOf(rememberDevice(new Headers(), 'ana', keys))
  expect(hasLoggedIn(browser, keys.tokenSecret)).toBe(true)
  const [device = '', marks = ''] = rememberDevice(new Headers(), 'ana', keys)
  const ofAccount = marks.replace(/=[\w-]+\./, '=')
  expect(isKnownDevice(cookieOf([device, ofAccount]), 'ana', keys.tokenSecret)).toBe(true)
  expect(hasLoggedIn(cookieOf([device, ofAccount]), keys.tokenSecret)).toBe(false)
  expect(hasLoggedIn(cookieOf([device]), keys.tokenSecret)).toBe(false)
})

it('rejects the mark of an account with another device, when it is forged and under another key', () => {
  const [device = '', mark = ''] = rememberDevice(new Headers(), 'ana', keys)
  const [other = ''] = rememberDevice(new Headers(), 'berta', keys)
  expect(isKnownDevice(cookieOf([device, mark]), 'ana', keys.tokenSecret)).toBe(true)
  expect(isKnownDevice(cookieOf([other, mark]), 'ana', keys.tokenSecret)).toBe(false)
  expect(isKnownDevice(cookieOf([mark]), 'ana', keys.tokenSecret)).toBe(false)
  expect(isKnownDevice(cookieOf([device, `oficio_known=${'a'.repeat(22)}`]), 'ana', keys.tokenSecret)).toBe(
    false,
  )
  expect(isKnownDevice(cookieOf([device, mark]), 'ana', 'another secret')).toBe(false)
})

it('sets cookies that scripts cannot read and that are sent over https only', () => {
  for (const cookie of rememberDevice(new Headers(), 'ana', keys))
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
})
