import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWeb } from '@oficio/launcher/parts/web'
import { findFreePort } from '@oficio/launcher/ports'
import { root } from '@oficio/launcher/root'
import { type Stack, startStack } from '@oficio/launcher/stack'
import pg from 'pg'

/** A running site, as the tests use it. */
export interface TestSite {
  origin: string
  /** The complete environment of its process, from which tests make a context. */
  env: Record<string, string>
}

/** What the processes of a test run need to know about the running product. */
export interface TestStack {
  /** The site with worker and mail. Rate limits are as in production and count by the address in the proxy's header. */
  site: TestSite
  /**
   * The same build on a copy of the seeded database, without rate limits and worker. For walks and generated inputs,
   * which would otherwise hit the rate limits and flood the mailbox.
   */
  openSite: TestSite
  mailboxOrigin: string
  /** The stand-in of Mercado Pago, which both sites use. */
  mercadoPago: { origin: string; controlToken: string }
}

const quiet = () => undefined

/** Starts both sites with temporary data. Writes their addresses into a file and returns its path. */
export async function startTestStack(): Promise<{ file: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oficio-system-'))
  // Keeps the logs, because a failure that does not happen again can only be analysed there.
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
      // Clears the variables of this machine's environment that could lead to real services.
      env: {
        OFICIO_MODE: 'demo',
        DATABASE_URL: '',
        SMTP_URL: '',
        MERCADOPAGO_ACCESS_TOKEN: '',
        // Payers return to the site at once, and urgent requests are available at any hour.
        MERCADOPAGO_AUTO_RETURN_MS: '0',
        URGENT_HOURS: '0-24',
        // The Google account is typed on the page of Google's stand-in.
        GOOGLE_CLIENT_ID: '',
        GOOGLE_ISSUER: `http://127.0.0.1:${await findFreePort()}`,
        S3_BUCKET: '',
        TRUSTED_PROXY_HOPS: '1',
        RATE_LIMITS: 'on',
        LOG_LEVEL: 'warn',
        WEB_PROCESSES: '1',
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

/**
 * Copies the database. Nothing is connected to it yet, which PostgreSQL requires for a copy. Returns the copy's
 * address.
 */
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
