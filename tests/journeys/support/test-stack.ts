import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWeb } from '@oficio/launcher/parts/web'
import { findFreePort } from '@oficio/launcher/ports'
import { root } from '@oficio/launcher/root'
import { type Stack, startStack } from '@oficio/launcher/stack'
import pg from 'pg'

/** One running site, as the tests reach it. */
export interface TestSite {
  origin: string
  /** The complete environment of its process: what a context of the tests is made from. */
  env: Record<string, string>
}

/** What the processes of a test run have to know of the running product. */
export interface TestStack {
  /** With worker and mail; rate limits as in production, counted for the address that a proxy writes. */
  site: TestSite
  /**
   * The same build on a copy of the seeded database, without limits and without worker: for walks and generated
   * inputs, which would otherwise measure the limiter and flood the mailbox.
   */
  openSite: TestSite
  mailboxOrigin: string
  /** The stand-in of Mercado Pago, which both sites use. */
  mercadoPago: { origin: string; controlToken: string }
}

const quiet = () => undefined

/** Starts both sites on throw-away data and writes how to reach them into a file; returns its path. */
export async function startTestStack(): Promise<{ file: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oficio-system-'))
  // A fault that does not come again can only be read there.
  const keepLogs = () => cp(join(dataDir, 'logs'), join(root, 'test-results/logs'), { recursive: true })
  const stops = [() => rm(dataDir, { recursive: true, force: true }), () => keepLogs().catch(() => undefined)]
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) await next()
  }
  try {
    const stack = await startStack({
      dataDir,
      ports: 'free',
      mode: 'built',
      web: false,
      worker: false,
      isDurable: false,
      // Of this machine's environment nothing may lead to real services.
      env: {
        OFICIO_MODE: 'demo',
        DATABASE_URL: '',
        SMTP_URL: '',
        MERCADOPAGO_ACCESS_TOKEN: '',
        // Payers come back at once, and urgent requests are sold at whatever hour the tests run.
        MERCADOPAGO_AUTO_RETURN_MS: '0',
        URGENT_HOURS: '0-24',
        // Whom Google vouches for is typed on the page of its stand-in.
        GOOGLE_CLIENT_ID: '',
        GOOGLE_ISSUER: `http://127.0.0.1:${await findFreePort()}`,
        S3_BUCKET: '',
        TRUSTED_PROXY_HOPS: '1',
        RATE_LIMITS: 'on',
        LOG_LEVEL: 'warn',
      },
      log: quiet,
    })
    stops.push(stack.stop)
    const openEnv = { ...(await onOwnPort(stack)), DATABASE_URL: await copyDatabase(stack.databaseUrl) }
    const webs = await Promise.all([stack.env, openEnv].map((env) => startSite(dataDir, env)))
    stops.push(async () => void (await Promise.all(webs.map((web) => web.stop()))))
    await stack.restartWorker()
    const testStack: TestStack = {
      site: { origin: stack.origin, env: stack.env },
      openSite: { origin: openEnv.APP_ORIGIN, env: openEnv },
      mailboxOrigin: stack.mailboxOrigin,
      mercadoPago: standInOf(stack),
    }
    const file = join(dataDir, 'test-stack.json')
    await writeFile(file, JSON.stringify(testStack), { mode: 0o600 })
    return { file, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function standInOf({ mercadoPago }: Stack) {
  if (!mercadoPago) throw new Error('the tests must never pay at the real Mercado Pago')
  return mercadoPago
}

const startSite = (dataDir: string, env: Record<string, string>) =>
  startWeb({ dataDir, env, port: Number(env.PORT), mode: 'built', log: quiet })

async function onOwnPort({ env }: Stack) {
  const port = await findFreePort()
  return { ...env, PORT: String(port), APP_ORIGIN: `http://localhost:${port}`, RATE_LIMITS: 'off' }
}

/** Nothing is connected to the database yet, which is when PostgreSQL can copy it whole. Returns the copy's address. */
async function copyDatabase(databaseUrl: string): Promise<string> {
  const source = new URL(databaseUrl)
  const name = source.pathname.slice(1)
  const copy = new URL(databaseUrl)
  copy.pathname = `/${name}_open`
  const server = new URL(databaseUrl)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE "${name}_open" TEMPLATE "${name}"`)
  } finally {
    await client.end()
  }
  return copy.href
}
