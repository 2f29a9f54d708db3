import { isIP } from 'node:net'
import { join } from 'node:path'
import { launcherEnv } from '@oficio/context/launcher-env'
import { demoPasswordsFile, readDemoPasswords } from './demo-passwords'
import { findFreePort, isPortFree } from './ports'
import { readSecrets, type Secrets } from './secrets'
import { StartError } from './start-error'

export interface StackPlan {
  dataDir: string
  /** The environment of every process. DATABASE_URL is added once the database runs. */
  env: Record<string, string>
  isDemo: boolean
  /** Whether other machines can reach the site. */
  isOpen: boolean
  /** The secret passwords of the demo accounts by username. Null if the published passwords apply. */
  passwords: Readonly<Record<string, string>> | null
  ports: Record<'web' | 'smtp' | 'mailbox' | 'mercadoPago' | 'google' | 'googlePlaces' | 'postgres', number>
  /** Which stand-ins replace services that the environment does not name. */
  standIns: Record<'postgres' | 'mailbox' | 'mercadoPago' | 'google' | 'googlePlaces', boolean>
  /** The key of the control API of Mercado Pago's stand-in, or '' without the stand-in. */
  controlToken: string
}

interface PlanOptions {
  dataDir: string
  /** 'free' assigns every part a free port, so that tests can run beside the site. */
  ports?: 'free'
  env?: Record<string, string>
}

/** The variables that a production installation must set, because production has no stand-ins. */
const neededInProduction = [
  'DATABASE_URL',
  'SMTP_URL',
  'APP_ORIGIN',
  'AUTH_SECRET',
  'TOKEN_SECRET',
  'MERCADOPAGO_ACCESS_TOKEN',
  'MERCADOPAGO_WEBHOOK_SECRET',
  'TRUSTED_PROXY_HOPS',
]

/**
 * Decides which parts run and completes the environment. Keeps variables that are set; fills in the others with
 * stand-ins, secrets of the data folder and default ports. Throws a StartError if production lacks a variable.
 */
export async function planStack({ dataDir, ports, env: envOverrides = {} }: PlanOptions): Promise<StackPlan> {
  const env = withoutEmpty({ ...launcherEnv(), ...envOverrides })
  const isDemo = env.OFICIO_MODE !== 'production'
  const missing = neededInProduction.filter((name) => !env[name])
  if (!isDemo && missing.length) {
    throw new StartError(
      `Con OFICIO_MODE=production hay que definir: ${missing.join(', ')}. Ver docs/operations.md.`,
    )
  }
  const chosenPorts = ports === 'free' ? await freePorts() : namedPorts(env)
  const secrets = isDemo ? await readSecrets(dataDir) : undefined
  const isOpen = isOpenTo(env.HOST, isDemo)
  const passwords = isDemo ? await readDemoPasswords(dataDir, { isOpen }) : null
  const isSimulated = isDemo && !env.MERCADOPAGO_ACCESS_TOKEN
  // The stand-in of Google runs only if GOOGLE_ISSUER names its address. With GOOGLE_CLIENT_ID, the address belongs to
  // another server.
  const isGoogleSimulated = isDemo && env.GOOGLE_ISSUER !== undefined && !env.GOOGLE_CLIENT_ID
  chosenPorts.google = isGoogleSimulated ? portOf('GOOGLE_ISSUER', env.GOOGLE_ISSUER) : 0
  const isPlacesSimulated = isDemo && env.GOOGLE_PLACES_URL !== undefined && !env.GOOGLE_PLACES_KEY
  chosenPorts.googlePlaces = isPlacesSimulated ? portOf('GOOGLE_PLACES_URL', env.GOOGLE_PLACES_URL) : 0
  return {
    dataDir,
    isDemo,
    isOpen,
    passwords,
    ports: chosenPorts,
    standIns: {
      postgres: !env.DATABASE_URL,
      mailbox: !env.SMTP_URL,
      mercadoPago: isSimulated,
      google: isGoogleSimulated,
      googlePlaces: isPlacesSimulated,
    },
    controlToken: secrets && isSimulated ? secrets.mercadoPagoControlToken : '',
    env: {
      OFICIO_MODE: 'demo',
      APP_ORIGIN: `http://localhost:${chosenPorts.web}`,
      SMTP_URL: `smtp://127.0.0.1:${chosenPorts.smtp}`,
      BACKUP_DIR: join(dataDir, 'backups'),
      ...(isDemo && !env.S3_BUCKET ? { FILES_DIR: join(dataDir, 'files') } : {}),
      ...(secrets && keysOf(secrets)),
      ...(secrets && isSimulated
        ? {
            MERCADOPAGO_ACCESS_TOKEN: secrets.mercadoPagoAccessToken,
            MERCADOPAGO_WEBHOOK_SECRET: secrets.mercadoPagoWebhookSecret,
            MERCADOPAGO_API_URL: `http://127.0.0.1:${chosenPorts.mercadoPago}`,
            // The simulator writes this file. Its panel sets the clock of all processes forward.
            DEMO_CLOCK_FILE: join(dataDir, 'demo-clock.json'),
          }
        : {}),
      ...(secrets && isGoogleSimulated
        ? { GOOGLE_CLIENT_ID: 'oficio-demo', GOOGLE_CLIENT_SECRET: secrets.googleClientSecret }
        : {}),
      ...(isPlacesSimulated ? { GOOGLE_PLACES_KEY: 'oficio-demo' } : {}),
      ...env,
      PORT: String(chosenPorts.web),
      MAILBOX_PORT: String(chosenPorts.mailbox),
      SANDBOX_SMTP_PORT: String(chosenPorts.smtp),
      // Next listens on HOSTNAME, which shells and containers set to the machine's name.
      HOSTNAME: isOpen ? '0.0.0.0' : '127.0.0.1',
      ...(passwords && { DEMO_PASSWORDS_FILE: demoPasswordsFile(dataDir) }),
    },
  }
}

const keysOf = (secrets: Secrets) => ({
  AUTH_SECRET: secrets.authSecret,
  TOKEN_SECRET: secrets.tokenSecret,
  // Any 32 bytes are a valid key.
  VAPID_PRIVATE_KEY: secrets.vapidPrivateKey,
  MAIL_WEBHOOK_SECRET: secrets.mailWebhookSecret,
})

/**
 * Returns whether the site listens on every address of the machine. A real site does. A demo does so only if HOST
 * requests it, because its logins are published. Throws a StartError for a single address, because the stand-ins reach
 * the site at the address of this machine.
 */
function isOpenTo(host: string | undefined, isDemo: boolean): boolean {
  if (!isDemo || host === '0.0.0.0' || host === '::') return true
  // Some shells set HOST to the machine's name.
  if (host === undefined || isIP(host) === 0 || /^(127\.|::1$)/.test(host)) return false
  throw new StartError(`HOST=${host} no se puede. Para abrir el sitio a la red: HOST=0.0.0.0 npm start`)
}

/** Throws a StartError that names the first taken port and the variable that changes it. */
export async function assertPortsFree({ ports, standIns }: StackPlan, isWebWanted: boolean): Promise<void> {
  const neededPorts = [
    isWebWanted && { port: ports.web, what: 'del sitio', variable: 'PORT' },
    standIns.mailbox && { port: ports.smtp, what: 'del correo de prueba', variable: 'SANDBOX_SMTP_PORT' },
    standIns.mailbox && { port: ports.mailbox, what: 'de la casilla de prueba', variable: 'MAILBOX_PORT' },
    standIns.mercadoPago && {
      port: ports.mercadoPago,
      what: 'del simulador de Mercado Pago',
      variable: 'MERCADOPAGO_SANDBOX_PORT',
    },
    standIns.google && { port: ports.google, what: 'del simulador de Google', variable: 'GOOGLE_ISSUER' },
    standIns.googlePlaces && {
      port: ports.googlePlaces,
      what: 'del simulador de Google Places',
      variable: 'GOOGLE_PLACES_URL',
    },
  ]
  for (const entry of neededPorts) {
    if (!entry || (await isPortFree(entry.port))) continue
    const { port, what, variable } = entry
    throw new StartError(
      `El puerto ${port} (${what}) está ocupado por otro programa. Cerralo o elegí otro: ${variable}=${valueFor(variable, port + 1)} npm start`,
    )
  }
}

/** Some variables contain a whole address instead of a port. */
const valueFor = (variable: string, port: number) =>
  variable in exampleAddresses ? `http://localhost:${port}` : String(port)

const exampleAddresses = {
  GOOGLE_ISSUER: 'sin GOOGLE_CLIENT_ID es el simulador de Google, por ejemplo http://localhost:8027.',
  GOOGLE_PLACES_URL:
    'sin GOOGLE_PLACES_KEY es el simulador de Google Places, por ejemplo http://localhost:8029.',
} as const

function namedPorts(env: Record<string, string>): StackPlan['ports'] {
  const port = (name: string, defaultPort: number) => {
    const value = Number(env[name] ?? defaultPort)
    if (Number.isInteger(value) && value > 0 && value < 65_536) return value
    throw new StartError(`${name}=${env[name]} no es un puerto: va un número de 1 a 65535.`)
  }
  return {
    web: port('PORT', 3000),
    smtp: port('SANDBOX_SMTP_PORT', 1025),
    mailbox: port('MAILBOX_PORT', 8025),
    mercadoPago: port('MERCADOPAGO_SANDBOX_PORT', 8026),
    google: 0,
    googlePlaces: 0,
    postgres: 54_329,
  }
}

async function freePorts(): Promise<StackPlan['ports']> {
  const [web = 0, smtp = 0, mailbox = 0, mercadoPago = 0] = await Promise.all(
    Array.from({ length: 4 }, () => findFreePort()),
  )
  return { web, smtp, mailbox, mercadoPago, google: 0, googlePlaces: 0, postgres: 0 }
}

/**
 * Returns the port of a stand-in's address, which must be on this machine. Throws a StartError for any other address.
 */
function portOf(variable: keyof typeof exampleAddresses, address = ''): number {
  const { protocol, hostname, port } = URL.canParse(address) ? new URL(address) : new URL('none:')
  if (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) && port) return Number(port)
  throw new StartError(`${variable}=${address}: ${exampleAddresses[variable]}`)
}

/** Removes empty variables, because an empty variable counts as not set. */
function withoutEmpty(env: Record<string, string | undefined>): Record<string, string> {
  const samePorts: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) if (value) samePorts[name] = value
  return samePorts
}
