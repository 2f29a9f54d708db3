import { describe, expect, it } from 'vitest'
import { endUnreadableCookie, ownAddress, requireReadableCallback } from './callback-address'

const origin = 'http://localhost:3000'
const unreadable = [
  ...[
    'http://localhost:3000.evil.com/',
    'http://',
    'javascript:alert(1)',
    'localhost:3000/user',
    'user',
    'http://[::1',
  ],
  ...['data:text/html,x', 'http://a b/', '\\\\evil.com'],
]

describe('the address that a login leads to', () => {
  it.each(['/user?a=1#b', `${origin}/user?a=1#b`])('is kept where it is of this site: %s', (address) => {
    expect(ownAddress(address, origin)).toBe(`${origin}/user?a=1#b`)
  })

  it.each([
    ...unreadable.slice(0, 3),
    '//evil.com',
    '/\\evil.com',
    'https://evil.com',
    'http://localhost:3001/',
  ])('is the first page where it is not: %s', (address) => {
    expect(new URL(ownAddress(address, origin)).origin).toBe(origin)
  })
})

const callbackUrl = (address: string) =>
  new URL(`${origin}/api/auth/callback/credentials?${new URLSearchParams({ callbackUrl: address })}`)

it.each(unreadable)('is refused in a query where next-auth cannot read it: %s', (address) => {
  expect(() => requireReadableCallback(callbackUrl(address), origin)).toThrow(
    expect.objectContaining({ code: 'invalid_request' }),
  )
})

it.each(unreadable)('is taken from the browser where its cookie cannot be read: %s', (address) => {
  const cookie = `next-auth.callback-url=${encodeURIComponent(address)}`
  expect(endUnreadableCookie(new Headers({ cookie }), origin)).toMatch(
    /^next-auth\.callback-url=;.*Max-Age=0/,
  )
})

it.each(['', '/user', `${origin}/user`, 'https://evil.com/'])(
  'is left to next-auth where it can be read: %s',
  (address) => {
    const cookie = `next-auth.callback-url=${encodeURIComponent(address)}`
    expect(() => requireReadableCallback(callbackUrl(address), origin)).not.toThrow()
    expect(endUnreadableCookie(new Headers({ cookie }), origin)).toBeNull()
  },
)
