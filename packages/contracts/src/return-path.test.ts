import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeReturnPath } from './return-path'

const origin = 'https://oficio.example'

/** Random addresses, made of parts that can redirect a browser to another host. */
const disguises = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '/\\',
        'https:',
        'javascript:',
        'evil.example',
        '@',
        ':',
        '.',
        '..',
        '?',
        '#',
      ),
      fc.constantFrom('%2f', '%5c', '%09', '\t', '\n', '\r', '\0', ' ', '‮', 'login', 'api', 'user'),
      fc.string({ maxLength: 5, unit: 'binary' }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

it('never leads to another site, to the login or into the API', () => {
  fc.assert(
    fc.property(fc.oneof(disguises, fc.webUrl(), fc.string({ unit: 'binary' })), (from) => {
      const path = safeReturnPath(from)
      if (path === null) return
      expect(path.startsWith('/') && !path.startsWith('//')).toBe(true)
      // Resolves the path as a browser does in a Location header or a link on any page.
      const url = new URL(path, `${origin}/user/requests`)
      expect(url.origin).toBe(origin)
      expect(url.pathname).not.toMatch(/^\/(login$|api(\/|$))/)
      expect(safeReturnPath(path)).toBe(path)
    }),
    { numRuns: 5_000 },
  )
})

/** Paths with dots and slashes in every spelling. Removing these may leave another host. */
const winding = fc
  .array(
    fc.constantFrom(
      ...[
        '',
        '.',
        '..',
        '%2e',
        '%2E%2e',
        '.%2e',
        'x',
        'evil.example',
        '\\',
        '%2f',
        '%5c',
        '%252f',
        '@',
        '?',
        '#',
      ],
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((parts) => `/${parts.join('/')}`)

it('stays on this site however often what it gives is normalised', () => {
  fc.assert(
    fc.property(fc.oneof(winding, disguises), fc.integer({ min: 1, max: 5 }), (from, times) => {
      let path = safeReturnPath(from)
      if (path === null) return
      for (let round = 0; round < times; round += 1) {
        expect(path).not.toMatch(/^\/[/\\]/)
        const url: URL = new URL(path, `${origin}/user/requests`)
        expect(url.origin).toBe(origin)
        path = url.pathname + url.search + url.hash
      }
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/.%2e//evil.example',
  '/user/../..//evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%252f/evil.example',
  '/%25252f/evil.example',
  '/%255cevil.example',
])('takes %s for no page of ours', (from) => expect(safeReturnPath(from)).toBeNull())

it('keeps paths of this site whole', () => {
  for (const path of [
    '/',
    '/user/requests',
    '/service-request?rubroId=3#fotos',
    '/seguimiento/abc_-',
    '/profesionales/ca%C3%B1os',
  ]) {
    expect(safeReturnPath(path)).toBe(path)
  }
  for (const from of [
    null,
    undefined,
    '',
    'user',
    '//evil.example',
    '/\\evil.example',
    '/a\n',
    '/login',
    '/api/x',
  ]) {
    expect(safeReturnPath(from)).toBeNull()
  }
})
