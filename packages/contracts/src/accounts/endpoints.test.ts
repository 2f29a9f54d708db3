import { expect, it } from 'vitest'
import { registerFields } from './endpoints'

const form = { email: 'ana@correo.com', password: 'una clave larga', firstName: 'Ana', lastName: 'Gómez' }

it('a registration may leave the user name out, or blank, and a chosen one is still checked', () => {
  expect(registerFields.parse(form)).toEqual(form)
  expect(registerFields.parse({ ...form, username: ' ' })).toEqual(form)
  expect(registerFields.parse({ ...form, username: ' ana.gomez ' }).username).toBe('ana.gomez')
  for (const username of ['an', 'ana gomez', 'ana@correo.com', 'a'.repeat(41)]) {
    expect(registerFields.safeParse({ ...form, username }).success).toBe(false)
  }
})
