import { expect, it } from 'vitest'
import { menuName } from './menu-name'

const owner = { firstName: '', lastName: '', username: 'negocio.83bbafc4b', businessName: 'Café La Espera' }

it('calls an owner without a name by their business, and others by their own name', () => {
  expect(menuName(owner)).toEqual({ fullName: 'Café La Espera', shortName: 'Café La Espera' })
  expect(menuName({ ...owner, firstName: 'Ana', lastName: 'Gómez' })).toEqual({
    fullName: 'Ana Gómez',
    shortName: 'Ana',
  })
  expect(menuName({ ...owner, username: 'ana', businessName: null }).shortName).toBe('ana')
})
