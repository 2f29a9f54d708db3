import { expect, it } from 'vitest'
import { readConfig } from './config'

const secret = 'long enough '.repeat(4)
const fromOf = (MAIL_FROM: string) =>
  readConfig({
    DATABASE_URL: 'postgres://localhost/oficio',
    AUTH_SECRET: secret,
    TOKEN_SECRET: secret,
    MAIL_FROM,
  }).mailFrom

it.each(['Oficio <no-responder@oficio.com.ar>', 'no-responder@oficio.com.ar'])(
  'mails come from %s, with a name or without',
  (sender) => expect(fromOf(sender)).toBe(sender),
)

it.each(['Oficio', 'Oficio no-responder@oficio.com.ar', 'Oficio <no-responder>'])(
  'mails come from no %s, which is no address',
  (sender) => expect(() => fromOf(sender)).toThrow('MAIL_FROM'),
)
