import { expect, it } from 'vitest'
import { readConfig } from './config'
import { EnvError } from './env'

const demo = {
  DATABASE_URL: 'postgres://oficio:clave@127.0.0.1:5432/oficio',
  AUTH_SECRET: 'a'.repeat(64),
  TOKEN_SECRET: 'b'.repeat(64),
}
const digits = 'ab'.repeat(32)

it('notices are pushed to devices with a key in either way of writing it, and without one to none', () => {
  expect(readConfig(demo)).toMatchObject({ webPush: null, mailWebhookSecret: null })
  for (const key of [digits, Buffer.from(digits, 'hex').toString('base64url')])
    expect(readConfig({ ...demo, VAPID_PRIVATE_KEY: key }).webPush).toMatchObject({ privateKey: key })
})

it.each([
  ['VAPID_PRIVATE_KEY', 'ab'.repeat(31)],
  ['VAPID_PRIVATE_KEY', '0'.repeat(64)],
  ['MAIL_WEBHOOK_SECRET', 'short'],
])('reports an invalid key when the process starts: %s=%s', (name, value) => {
  const read = () => readConfig({ ...demo, [name]: value })
  expect(read).toThrow(EnvError)
  expect(read).toThrow(name)
})

it('signs push messages with an address that push services can contact', () => {
  const key = { ...demo, VAPID_PRIVATE_KEY: digits }
  expect(readConfig(key).webPush?.contact).toBe('mailto:ayuda@localhost')
  expect(readConfig({ ...key, APP_ORIGIN: 'https://oficio.com.ar' }).webPush?.contact).toBe(
    'https://oficio.com.ar',
  )
})
