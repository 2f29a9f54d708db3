import { expect, it } from 'vitest'
import { suggestEmail } from './suggest-email'

it.each([
  ['nora@gmial.com', 'nora@gmail.com'],
  ['nora@gmal.com', 'nora@gmail.com'],
  ['nora@gmail.con', 'nora@gmail.com'],
  ['nora@gmail.co', 'nora@gmail.com'],
  ['nora@gmail.com.ar', 'nora@gmail.com'],
  ['nora@gmail', 'nora@gmail.com'],
  ['nora@gnail.com', 'nora@gmail.com'],
  ['nora@hmail.com', 'nora@gmail.com'],
  [' Nora.Paz@GMIAL.com ', 'Nora.Paz@gmail.com'],
  ['nora@hotmial.com', 'nora@hotmail.com'],
  ['nora@hotmai.com', 'nora@hotmail.com'],
  ['nora@hotmail.com.at', 'nora@hotmail.com.ar'],
  ['nora@homtail.com.ar', 'nora@hotmail.com.ar'],
  ['nora@yaho.com.ar', 'nora@yahoo.com.ar'],
  ['nora@yahooo.com', 'nora@yahoo.com'],
  ['nora@outlok.com', 'nora@outlook.com'],
  ['nora@live.com.at', 'nora@live.com.ar'],
  ['nora@iclod.com', 'nora@icloud.com'],
  ['nora@icloud.com.ar', 'nora@icloud.com'],
])('suggests for %s the address %s', (typedEmail, suggestedEmail) => {
  expect(suggestEmail(typedEmail)).toBe(suggestedEmail)
})

it.each([
  '',
  'nora',
  'nora@',
  '@gmail.com',
  'a@b@gmial.com',
  'nora@gmail.com',
  'Nora@Gmail.com',
  'nora@hotmail.com.ar',
  'nora@ymail.com',
  'nora@mail.com',
  'nora@hotmail.es',
  'nora@yahoo.es',
  'nora@vive.com.ar',
  'nora@olive.com.ar',
  'nora@lavoz.com.ar',
  'nora@unr.edu.ar',
  'ventas@lamail.com.ar',
  'nora@estudiopaz.com.ar',
])('suggests nothing for "%s"', (typedEmail) => {
  expect(suggestEmail(typedEmail)).toBeNull()
})
