import { describe, expect, it } from 'vitest'
import { readConfig } from './read-config'

const mailbox = { folder: '/tmp/mailbox', smtpPort: 1025, pagePort: 8025 }
const argv = ['node', 'main', '--config', JSON.stringify({ mailbox })]
const env = {
  MERCADOPAGO_ACCESS_TOKEN: 'a',
  MERCADOPAGO_WEBHOOK_SECRET: 'b',
  MERCADOPAGO_CONTROL_TOKEN: 'c',
}

describe('what the sandbox starts', () => {
  it('is the mailbox, Mercado Pago, or both, as the launcher says', () => {
    expect(readConfig(argv, {})).toEqual({
      mailbox,
      mercadoPago: null,
      google: null,
      googlePlaces: null,
    })
    expect(readConfig(['node', 'main'], env)).toMatchObject({ mailbox: null, mercadoPago: { port: 8026 } })
    const both = readConfig(argv, {
      ...env,
      MERCADOPAGO_SANDBOX_PORT: '9000',
      MERCADOPAGO_AUTO_RETURN_MS: '0',
    })
    expect(both).toMatchObject({ mailbox, mercadoPago: { port: 9000, settings: { autoReturnDelayMs: 0 } } })
  })

  it('signs with the first secret of the site, and has the second one for the other tab of the panel', () => {
    const secrets = (value: string) =>
      readConfig(argv, { ...env, MERCADOPAGO_WEBHOOK_SECRET: value }).mercadoPago
    expect(secrets('one, two')).toMatchObject({ webhookSecret: 'one', secondWebhookSecret: 'two' })
    expect(secrets('one')).toMatchObject({ webhookSecret: 'one', secondWebhookSecret: undefined })
  })

  it('is never Mercado Pago with the credentials of a real account', () => {
    const { MERCADOPAGO_CONTROL_TOKEN: _left, ...real } = env
    expect(readConfig(argv, real).mercadoPago).toBeNull()
  })

  it('is Google with the port that only the launcher gives, never with the keys of an application alone', () => {
    const keys = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', GOOGLE_ISSUER: 'http://127.0.0.1:8027' }
    expect(readConfig(argv, keys).google).toBeNull()
    expect(readConfig(argv, { ...keys, GOOGLE_SANDBOX_PORT: '8027' }).google).toMatchObject({ port: 8027 })
    const places = { GOOGLE_PLACES_KEY: 'k' }
    expect(readConfig(argv, places).googlePlaces).toBeNull()
    expect(readConfig(argv, { ...places, GOOGLE_PLACES_SANDBOX_PORT: '8029' }).googlePlaces).toEqual({
      port: 8029,
      apiKey: 'k',
    })
  })

  it('is refused when something is missing or nothing is left to start', () => {
    expect(() => readConfig(argv, { MERCADOPAGO_CONTROL_TOKEN: 'c' })).toThrow(/MERCADOPAGO_ACCESS_TOKEN/)
    expect(() => readConfig(['node', 'main'], {})).toThrow(/nothing to start/)
    expect(() => readConfig(argv, { ...env, MERCADOPAGO_SANDBOX_PORT: 'x' })).toThrow(/not a whole number/)
  })
})
