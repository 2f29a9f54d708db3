import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from './config'
import { EnvError } from './env'

const production = {
  OFICIO_MODE: 'production',
  DATABASE_URL: 'postgres://oficio:clave@127.0.0.1:5432/oficio',
  APP_ORIGIN: 'https://oficio.com.ar',
  SMTP_URL: 'smtps://usuario:clave@smtp.example.com',
  FILES_DIR: '/var/lib/oficio',
  TRUSTED_PROXY_HOPS: '1',
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
  MERCADOPAGO_WEBHOOK_SECRET: 'c'.repeat(32),
}
const randomHex = () => randomBytes(16).toString('hex')

/** Returns the names of the variables that are refused for these secrets. */
function refusedWith(secrets: Record<string, string>, mode = 'production'): string[] {
  try {
    readConfig({ ...production, OFICIO_MODE: mode, ...secrets })
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.problems.map((problem) => problem.split(':')[0] ?? '')
    throw error
  }
}

it.each([
  ['few characters', 'ab'.repeat(20)],
  ['an alphabet in order', '0123456789abcdef0123456789abcdef'],
])('production refuses a secret of %s, a demo accepts it', (_, secret) => {
  const secrets = { AUTH_SECRET: randomHex(), TOKEN_SECRET: secret }
  expect(refusedWith(secrets)).toEqual(['TOKEN_SECRET'])
  expect(refusedWith(secrets, 'demo')).toEqual([])
})

it('production refuses two equal secrets', () => {
  const secret = randomHex()
  expect(refusedWith({ AUTH_SECRET: secret, TOKEN_SECRET: secret })).toEqual(['TOKEN_SECRET'])
})

it('production accepts what openssl prints', () => {
  for (let round = 0; round < 200; round++)
    expect(refusedWith({ AUTH_SECRET: randomHex(), TOKEN_SECRET: randomHex() })).toEqual([])
})

it('names the database address whose password was not encoded', () => {
  const secrets = { AUTH_SECRET: randomHex(), TOKEN_SECRET: randomHex() }
  expect(refusedWith({ ...secrets, DATABASE_URL: 'postgres://oficio:a/b@c#d@db/oficio' })).toEqual([
    'DATABASE_URL',
  ])
})
