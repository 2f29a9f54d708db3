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
  const { error } = registerFields.safeParse({ ...form, username: 'ana gomez' })
  expect(error?.issues[0]?.message).toContain('sin espacios')
})

it.each([
  'аdmin',
  'admın',
  'ａｄｍｉｎ',
  'αdmin',
  'ad\u200bmin',
  'admin١',
  'Ⅷadmin',
  'adm\u0456n',
  'a\u0331dmin',
])('refuses the user name %j, which is written with look-alikes of Latin letters', (username) => {
  expect(registerFields.safeParse({ ...form, username }).success).toBe(false)
})

it('takes a user name with the letters of Spanish, in one spelling', () => {
  expect(registerFields.parse({ ...form, username: 'nandu.muñoz_Pérez-2'.normalize('NFD') }).username).toBe(
    'nandu.muñoz_Pérez-2',
  )
})
