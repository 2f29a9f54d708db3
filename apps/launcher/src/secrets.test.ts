import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@oficio/context/config'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSecrets } from './secrets'
import { planStack } from './stack-plan'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'oficio-secrets-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const file = () => join(dataDir, 'secrets.json')

it('secrets are made once for a data folder, readable by its owner alone', async () => {
  const secrets = await readSecrets(dataDir)
  expect(await readSecrets(dataDir)).toEqual(secrets)
  expect((await stat(file())).mode & 0o777).toBe(0o600)
})

it('creates a secret that an older version did not have, and keeps the others', async () => {
  const { vapidPrivateKey, ...older } = await readSecrets(dataDir)
  await writeFile(file(), JSON.stringify(older))
  const now = await readSecrets(dataDir)
  expect(now).toMatchObject(older)
  expect(now.vapidPrivateKey).not.toBe(vapidPrivateKey)
  expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(now)
})

it('fills in the keys for push notifications and bounces in a demo; a real site brings its own', async () => {
  const { vapidPrivateKey, mailWebhookSecret } = await readSecrets(dataDir)
  const { env } = await planStack({ dataDir, ports: 'free' })
  expect(env).toMatchObject({ VAPID_PRIVATE_KEY: vapidPrivateKey, MAIL_WEBHOOK_SECRET: mailWebhookSecret })
  const { webPush } = readConfig({ ...env, DATABASE_URL: 'postgres://oficio:clave@127.0.0.1/oficio' })
  expect(webPush?.privateKey).toBe(vapidPrivateKey)
  const own = { VAPID_PRIVATE_KEY: 'ab'.repeat(32) }
  expect((await planStack({ dataDir, ports: 'free', env: own })).env).toMatchObject(own)
})
