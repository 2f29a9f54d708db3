import { expect, it } from 'vitest'
import { readConfig } from './config'

const demo = {
  DATABASE_URL: 'postgres://oficio:clave@127.0.0.1:5432/oficio',
  AUTH_SECRET: 'a'.repeat(64),
  TOKEN_SECRET: 'b'.repeat(64),
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
  MERCADOPAGO_API_URL: 'http://127.0.0.1:8026',
}
const old = 'c'.repeat(32)
const present = 'd'.repeat(64)

const secretsOf = (value: string) =>
  readConfig({ ...demo, MERCADOPAGO_WEBHOOK_SECRET: value }).mercadoPago?.webhookSecrets

it('accepts several secrets for notifications, with commas between', () => {
  expect(secretsOf(old)).toEqual([old])
  expect(secretsOf(` ${present}, ${old} `)).toEqual([present, old])
})

it.each([`${old},`, `,${old}`, `${old},,${present}`, `${old},short`])(
  'refuses to start where one of several secrets is none: %s',
  (value) => {
    expect(() => secretsOf(value)).toThrow('MERCADOPAGO_WEBHOOK_SECRET')
  },
)
