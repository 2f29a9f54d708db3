import { paths } from '@oficio/contracts/paths'
import { expect, it } from 'vitest'
import { loginPurpose } from './login-purpose'

it('says what follows the login, by the page that the visitor comes from', () => {
  expect(loginPurpose(`${paths.advertising()}?lugar=2`)).toContain('publicidad')
  expect(loginPurpose(paths.registerBusiness())).toContain('registro de tu negocio')
  expect(loginPurpose(paths.userBusinesses())).toContain('tu negocio')
  expect(loginPurpose(paths.portal())).toContain('de tu zona')
  expect(loginPurpose(null)).toBe('Seguí tus solicitudes o atendé las de tu zona.')
})
