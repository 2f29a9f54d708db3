import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EnvError, readEnv } from './env'

const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8')

it('publishes the ports of Compose on its own machine only', () => {
  const published = [...compose.matchAll(/^ {4}ports:\n((?: {6}.*\n)+)/gm)].flatMap(([, lines = '']) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.startsWith('- ')),
  )
  expect(published.length).toBeGreaterThan(0)
  for (const port of published) expect(port).toMatch(/^- "127\.0\.0\.1:/)
})

/** Returns the environment that Compose passes to the containers when only the mode is set. */
function composeDefaults(): Record<string, string> {
  const block = /^x-environment:[^\n]*\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? ''
  const defaults = [...block.matchAll(/^ {2}(\w+): \$\{\w+:[-?](.*)\}$/gm)].map(
    ([, name = '', value = '']) => [name, value.replace(/\$\{\w+:-(\w+)\}/, '$1')],
  )
  return Object.fromEntries(defaults)
}

it('Compose without more than the mode does not start as production', () => {
  const source = {
    ...composeDefaults(),
    OFICIO_MODE: 'production',
    APP_ORIGIN: 'https://oficio.com.ar',
    AUTH_SECRET: '4c0f9b7e1d2a58c36e90f1ab7d435e28',
    TOKEN_SECRET: 'b81e6f20a9c74d53f1807e2c9ad3465f',
    FILES_DIR: '/data/files',
    MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
    MERCADOPAGO_WEBHOOK_SECRET: 's'.repeat(32),
  }
  const problems = (() => {
    try {
      readEnv(source)
      return []
    } catch (error) {
      return error instanceof EnvError
        ? error.problems.map((problem) => problem.split(':')[0])
        : [String(error)]
    }
  })()
  expect(problems.sort()).toEqual(['DATABASE_URL', 'SMTP_URL', 'TRUSTED_PROXY_HOPS'])
})
