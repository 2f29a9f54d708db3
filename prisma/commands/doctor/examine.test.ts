import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@oficio/context/config'
import { AppError, errors } from '@oficio/contracts/errors'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { testDatabase } from '@oficio/domain/testing/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { history } from '../history'
import { takeBackup } from '../take-backup'
import type { Patient } from './check'
import { examine } from './examine'

let ctx: TestCtx
let dir: string
let env: Record<string, string>
beforeEach(async () => {
  ctx = await createTestContext()
  dir = await mkdtemp(join(tmpdir(), 'oficio-doctor-'))
  await mkdir(join(dir, 'files'))
  const secret = 'long enough '.repeat(4)
  env = {
    OFICIO_MODE: 'production',
    APP_ORIGIN: 'https://oficio.example',
    DATABASE_URL: 'postgres://oficio:a-password-of-its-own@db.internal:5432/oficio',
    SMTP_URL: 'smtps://user:key@smtp.example',
    AUTH_SECRET: secret,
    TOKEN_SECRET: secret.toUpperCase(),
    FILES_DIR: join(dir, 'files'),
    MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
    MERCADOPAGO_WEBHOOK_SECRET: 'a secret of the panel',
    TRUSTED_PROXY_HOPS: '1',
    VAPID_PRIVATE_KEY: '1'.repeat(64),
    MAIL_WEBHOOK_SECRET: 'd27a95c0b4e86f13a0c7d58e2b91f463',
    PROVIDER_NAME: 'Empresa S.R.L.',
    PROVIDER_CUIT: '30-00000000-7',
    PROVIDER_ADDRESS: 'San Martín 1, Rosario',
    PROVIDER_PHONE: '0341 555-0100',
    SUPPORT_EMAIL: 'ayuda@oficio.example',
    DATA_FISCAL_URL: 'https://servicios.arca.gob.ar/clavefiscal/qr/response.aspx?qr=x',
    BACKUP_DIR: join(dir, 'backups'),
  }
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const json = (body: object, status = 200) => Response.json(body, { status })
const refusal = json({ error: { code: 'notification_refused' } }, errors.notification_refused.status)
const sound: Record<string, () => Response> = {
  'GET https://oficio.example/api/health': () => json({ status: 'ok' }),
  'GET https://oficio.example/api/ready': () => json({ status: 'ready' }),
  'POST https://oficio.example/api/webhooks/mercadopago': () => refusal.clone(),
  'POST https://oficio.example/api/webhooks/mail': () => json({ noted: 0, repeated: 0, skipped: [] }),
  'GET http://oficio.example': () =>
    new Response(null, { status: 301, headers: { location: 'https://oficio.example/' } }),
  'HEAD https://api.mercadopago.com': () =>
    new Response(null, { headers: { date: new Date().toUTCString() } }),
}

interface World {
  answers?: Record<string, () => Response>
  probeMail?: Patient['probeMail']
  resolveTxt?: Patient['resolveTxt']
  getCollectorId?: Patient['ctx']['payments']['getCollectorId']
  overrides?: Record<string, string>
}

/** Returns the texts of all findings that are not ok. The outside world works unless a test overrides a part. */
async function ills({
  answers = {},
  overrides = {},
  getCollectorId,
  ...other
}: World = {}): Promise<string[]> {
  const all = { ...sound, ...answers }
  const whole = { ...env, ...overrides }
  const examination = await examine({
    ctx: { ...ctx, payments: { ...ctx.payments, getCollectorId: getCollectorId ?? (async () => '1') } },
    config: readConfig(whole),
    env: whole,
    history,
    fetch: async (input, { method = 'GET' } = {}) => {
      const answer = all[`${method} ${String(input)}`]
      if (!answer) throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
      return answer()
    },
    probeMail: async () => undefined,
    resolveTxt: async (name) => [[name.startsWith('_dmarc') ? 'v=DMARC1; p=none' : 'v=spf1 -all']],
    ...other,
  })
  // Ignores shared_buffers, because the database server of the tests has little memory.
  return examination
    .flatMap(({ findings }) => findings)
    .filter(({ state, says }) => state !== 'ok' && !says.startsWith('shared_buffers'))
    .map(({ says }) => says)
}

async function makeSound(): Promise<void> {
  await buildUser(ctx, { role: 'admin' })
  await ctx.db.workerHeartbeat.create({
    data: { lockKey: 1, workerIds: ['one'], startedAt: new Date(), beatAt: new Date() },
  })
  const { url } = await testDatabase()
  await takeBackup({ ...ctx, url, dir: join(dir, 'backups'), now: new Date() })
}

const dnsError = (code: string) => Object.assign(new Error(`queryTxt ${code}`), { code })

it('a sound installation has nothing to mend', async () => {
  await makeSound()
  expect(await ills()).toEqual([])
})

it('a database with functions of another version is a fault', async () => {
  await makeSound()
  const file = 'payments/refuse_change.sql'
  const [row] = await ctx.db.$queryRaw<{ checksum: string }[]>`
    SELECT checksum FROM _sql_files WHERE name = ${file}`
  const setChecksum = (checksum = '') =>
    ctx.db.$executeRaw`UPDATE _sql_files SET checksum = ${checksum} WHERE name = ${file}`
  await setChecksum('of another version')
  const faults = await ills().finally(() => setChecksum(row?.checksum))
  expect(faults).toEqual([expect.stringContaining(file)])
})

it('an empty one lacks an administrator, a worker and backups', async () => {
  const illTexts = await ills()
  expect(illTexts).toHaveLength(3)
  expect(illTexts.join()).toMatch(/worker.*administrador.*copia/su)
})

it('reports what the operator did not configure, and that an old backup does not count', async () => {
  await makeSound()
  const manifest = { format: 1, takenAt: '2026-01-02T03:04:05.000Z', postgres: '', migrations: [] }
  const folder = join(dir, 'old', 'oficio-2026', 'database')
  await mkdir(folder, { recursive: true })
  const text = JSON.stringify({ ...manifest, jobsVersion: 1, sequences: {}, tables: [] })
  await writeFile(join(folder, 'manifest.json'), text)
  const overrides = {
    PROVIDER_CUIT: '',
    SUPPORT_EMAIL: '',
    DATA_FISCAL_URL: '',
    BACKUP_DIR: join(dir, 'old'),
  }
  expect((await ills({ overrides })).join()).toMatch(/PROVIDER_CUIT.*ayuda@.*DATA_FISCAL_URL.*horas/su)
  expect(await ills({ overrides: { PROVIDER_CUIT: '30-71234567-2' } })).toEqual([
    expect.stringContaining('PROVIDER_CUIT no es un CUIT'),
  ])
})

longIt('reports what fails silently without a key: push notices and returned mails', async () => {
  await makeSound()
  const overrides = { VAPID_PRIVATE_KEY: '', MAIL_WEBHOOK_SECRET: '' }
  expect((await ills({ overrides })).join()).toMatch(/^Falta VAPID_PRIVATE_KEY.*Falta MAIL_WEBHOOK_SECRET/su)
})

it('reports each fault of the outside world, and goes on with the other checks', async () => {
  await makeSound()
  const html = () => new Response('<h1>403</h1>', { status: 403 })
  const late = new Date(Date.now() - 3_600_000).toUTCString()
  const illTexts = await ills({
    answers: {
      'POST https://oficio.example/api/webhooks/mercadopago': html,
      'GET http://oficio.example': html,
      'HEAD https://api.mercadopago.com': () => new Response(null, { headers: { date: late } }),
    },
    probeMail: () => Promise.reject(new Error('Invalid login: 535')),
    resolveTxt: () => Promise.reject(dnsError('ENODATA')),
  })
  expect(illTexts.join('\n')).toMatch(
    /535.*SPF.*DMARC.*webhooks\/mercadopago.*http:\/\/ no lleva.*corrido 36\d\d s/su,
  )
  expect(illTexts).toHaveLength(6)
})

it('reports the address of a site that does not answer or is another program', async () => {
  await makeSound()
  expect(
    await ills({ answers: { 'GET https://oficio.example/api/health': () => new Response('nginx') } }),
  ).toEqual([expect.stringContaining('no es este programa')])
  const refuse = () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  }
  expect(await ills({ answers: { 'GET https://oficio.example/api/health': refuse } })).toEqual([
    expect.stringContaining('https://oficio.example no contesta: fetch failed (connect ECONNREFUSED)'),
  ])
})

longIt('reports a proxy that reaches no web process', async () => {
  await makeSound()
  const badGateway = () => new Response('<h1>502</h1>', { status: 502 })
  expect(await ills({ answers: { 'GET https://oficio.example/api/health': badGateway } })).toEqual([
    expect.stringContaining('el proxy no llega a web'),
  ])
})

longIt('reports a web process with another key of the mail provider, and what blocks its calls', async () => {
  await makeSound()
  const call = 'POST https://oficio.example/api/webhooks/mail'
  expect(await ills({ answers: { [call]: () => refusal.clone() } })).toEqual([
    expect.stringContaining('MAIL_WEBHOOK_SECRET'),
  ])
  expect(await ills({ answers: { [call]: () => new Response('', { status: 403 }) } })).toEqual([
    expect.stringMatching(/estado 403.*\/api\/webhooks\/mail/),
  ])
})

it('reports whether Mercado Pago refuses the key or is unreachable, and checks the clock all the same', async () => {
  await makeSound()
  const late = () => new Response(null, { headers: { date: new Date(Date.now() - 3_600_000).toUTCString() } })
  const denied = await ills({
    getCollectorId: () => Promise.reject(new AppError('provider_denied')),
    answers: { 'HEAD https://api.mercadopago.com': late },
  })
  expect(denied).toEqual([
    expect.stringContaining('MERCADOPAGO_ACCESS_TOKEN'),
    expect.stringContaining('corrido'),
  ])
  const cause = new TypeError('fetch failed', { cause: dnsError('EAI_AGAIN') })
  const illsWithoutProvider = await ills({
    getCollectorId: () => Promise.reject(new AppError('provider_away', { cause })),
  })
  expect(illsWithoutProvider).toEqual([expect.stringMatching(/EAI_AGAIN.*api\.mercadopago\.com/)])
})

it('a name server that does not answer is no missing record', async () => {
  await makeSound()
  const silent = await ills({ resolveTxt: () => Promise.reject(dnsError('ETIMEOUT')) })
  expect(silent).toEqual([expect.stringMatching(/DNS no contesta.*ETIMEOUT/)])
})
