import { expect, it } from 'vitest'
import { methodsAt, routeAt } from './routes'

it('finds the route of an address, preferring the route with fewer parameters', () => {
  expect(routeAt('/business/search')?.path).toBe('/business/search')
  expect(routeAt('/business/cafe-rio')?.path).toBe('/business/[idOrSlug]')
  expect(routeAt('/profesionales/plomeria/provincia/salta')?.path).toBe(
    '/profesionales/[rubro]/provincia/[provincia]',
  )
  expect(routeAt('/api/auth/callback/google')?.path).toBe('/api/auth/[...nextauth]')
  expect(routeAt('/business/a/b/c')).toBeNull()
  expect(routeAt('/api/docs')).toMatchObject({ path: '/api/docs', methods: null })
})

it('returns the methods of a call at an encoded address, and none of a page', () => {
  expect(methodsAt('/api/auth/%6Dute')).toEqual(methodsAt('/api/auth/mute'))
  expect(methodsAt('/api/auth/session')).toEqual(['GET', 'POST', 'HEAD', 'OPTIONS'])
  expect(methodsAt('/api/docs')).toBeNull()
  expect(methodsAt('/api/nothing')).toBeNull()
})
