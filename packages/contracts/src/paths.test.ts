import { expect, it } from 'vitest'
import { homePath } from './home-path'
import { paths } from './paths'

it('makes addresses from the paths of the table, with what fills their brackets and what they ask for', () => {
  expect(paths.home()).toBe('/')
  expect(homePath).toBe(paths.home())
  expect(paths.adminSubscription('7$&')).toBe('/admin/pagos/suscripciones/7$&')
  expect(paths.login()).toBe('/login')
  expect(paths.login('/user/requests?a=1')).toBe('/login?from=%2Fuser%2Frequests%3Fa%3D1')
  expect(paths.serviceRequestForm()).toBe('/service-request')
  expect(paths.serviceRequestForm(3)).toBe('/service-request?rubroId=3')
  expect(paths.urgentRequestForm()).toBe('/service-request?urgent=true')
})
