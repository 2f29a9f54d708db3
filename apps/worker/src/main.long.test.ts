import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))

longIt('a real worker ends on the database of a demo, and says why', async () => {
  const ctx = await createTestContext()
  await buildUser(ctx, { email: 'plomero@example.com', password: 'demo-oficio-3' })
  const secret = () => ctx.ids.next() + ctx.ids.next()
  const worker = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      OFICIO_MODE: 'production',
      DATABASE_URL: ctx.databaseUrl,
      APP_ORIGIN: 'https://oficio.example',
      SMTP_URL: 'smtps://mail.example',
      TRUSTED_PROXY_HOPS: '1',
      AUTH_SECRET: secret(),
      TOKEN_SECRET: secret(),
      MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
      MERCADOPAGO_WEBHOOK_SECRET: secret(),
      FILES_DIR: folder,
    },
  })
  let output = ''
  for (const out of [worker.stdout, worker.stderr]) out.on('data', (text) => (output += text))
  try {
    await expect.poll(() => output).toMatch(/no permite arrancar|the worker runs/)
    expect(output).toContain('cuentas de demostración')
    await expect.poll(() => worker.exitCode).toBe(1)
  } finally {
    worker.kill('SIGKILL')
  }
})
