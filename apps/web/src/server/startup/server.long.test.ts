import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect } from 'vitest'

const web = fileURLToPath(new URL('../../..', import.meta.url))
const start = ['--import', 'tsx', 'server.ts']

longIt('a production site refuses the database of a demo before it serves, and says why', async () => {
  const ctx = await createTestContext()
  await buildUser(ctx, { email: 'plomero@example.com', password: 'demo-oficio-3' })
  const secret = () => ctx.ids.next() + ctx.ids.next()
  const site = spawn(process.execPath, start, {
    cwd: web,
    env: {
      // As in `next dev`, so that no build is needed.
      NODE_ENV: 'development',
      OFICIO_MODE: 'production',
      DATABASE_URL: ctx.databaseUrl,
      APP_ORIGIN: 'https://oficio.example',
      SMTP_URL: 'smtps://mail.example',
      TRUSTED_PROXY_HOPS: '1',
      FILES_DIR: web,
      AUTH_SECRET: secret(),
      TOKEN_SECRET: secret(),
      MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
      MERCADOPAGO_WEBHOOK_SECRET: secret(),
    },
  })
  let output = ''
  for (const out of [site.stdout, site.stderr]) out.on('data', (text) => (output += text))
  try {
    await expect.poll(() => output).toMatch(/no permite arrancar|Error/)
    expect(output).toContain('cuentas de demostración')
    await expect.poll(() => site.exitCode).toBe(1)
  } finally {
    site.kill('SIGKILL')
  }
})

longIt('a site with a wrong environment exits with a list of every wrong variable', async () => {
  const site = spawn(process.execPath, start, {
    cwd: web,
    env: { NODE_ENV: 'development', OFICIO_MODE: 'production', AUTH_SECRET: 'short' },
  })
  let output = ''
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (text) => (output += text))
  try {
    await expect.poll(() => site.exitCode).toBe(1)
    for (const name of ['AUTH_SECRET', 'DATABASE_URL', 'APP_ORIGIN']) expect(output).toContain(name)
  } finally {
    site.kill('SIGKILL')
  }
})
