import { tmpdir, totalmem } from 'node:os'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import type { Site } from '@oficio/domain/kernel/ports'
import type { S3FilesOptions } from '@oficio/gateways/files/s3-files'
import type { TracesOptions } from '@oficio/gateways/opentelemetry/create-traces'
import { buildEnvironment, isBuilding } from './build-phase'
import { type Env, readEnv } from './env'
import { defaultWebProcesses } from './web-processes/default-web-processes'
import { divideConnections, type WebConnections } from './web-processes/web-connections'

/** The operator's configuration, typed. Only this package reads the environment. */
export interface Config {
  mode: 'demo' | 'production'
  port: number
  /** The network address of this machine on which web listens. */
  host: string
  /**
   * How long web keeps an idle connection. It must be longer than the proxy's own limit, so that no request arrives on
   * a connection that web is closing.
   */
  keepAliveMs: number
  /** The memory of each web process for rendered pages, in bytes. */
  pageCacheBytes: number
  /** How many web processes share the port. */
  webProcesses: number
  /** The most database connections of one web process, by purpose. */
  webConnections: WebConnections
  databaseUrl: string
  /**
   * The direct address of the server, without a pool in between. Needed for what outlives a transaction: LISTEN,
   * session locks and the job queue.
   */
  databaseDirectUrl: string
  /** A replica for reading pages that are cached whole; null without a replica. */
  databaseReadUrl: string | null
  /** Whether `databaseUrl` leads to a transaction pool (PgBouncer). Its connections keep no session settings. */
  isPooled: boolean
  smtpUrl: string
  /** Sender of every mail: 'Oficio <no-responder@oficio.com.ar>'. */
  mailFrom: string
  /** Key of browser sessions and access tokens. */
  authSecret: string
  /** Key of mailed links, codes and refresh tokens. */
  tokenSecret: string
  files: { kind: 'disk'; dir: string } | ({ kind: 's3' } & S3FilesOptions)
  site: Site
  /** The legal provider of the service, for the footer; a field is null if the operator did not set it. */
  provider: Record<'name' | 'cuit' | 'address' | 'phone', string | null>
  developer: Record<'name' | 'url', string | null>
  /** The tax authority's page about the provider ('Data Fiscal'), for the footer. */
  dataFiscalUrl: string | null
  /** Pages of the site in social networks, for the contact page. */
  socialLinks: readonly string[]
  /** The map tile server and the attribution it requires; null: maps show our own towns on an empty background. */
  mapTiles: { url: string; attribution: string } | null
  /** The number of our own proxies in front of the server. The visitor's address that they report is trusted. */
  trustedProxyHops: number
  logLevel: Env['LOG_LEVEL']
  /** The file in which the demo's simulator stores how far it has moved the clock forward; null without a simulator. */
  demoClockFile: string | null
  /**
   * Null only in a demo without the Mercado Pago simulator: nothing can be paid then. `apiUrl` null is the real Mercado
   * Pago.
   */
  mercadoPago: { accessToken: string; webhookSecrets: string[]; apiUrl: string | null } | null
  /** Values of settings until an admin changes them. */
  firstSettings: Partial<SettingValues>
  /** Null if signing in with Google is off. `issuer` null is the real Google. */
  google: { clientId: string; clientSecret: string; issuer: string | null } | null
  /** Null if only our own place data is used. `apiUrl` null is the real Google. */
  googlePlaces: { apiKey: string; apiUrl: string | null } | null
  /** Key with which the mail provider signs its bounce reports; null if the provider sends none. */
  mailWebhookSecret: string | null
  /** Null if no notices are pushed to devices. */
  webPush: { privateKey: string; contact: string } | null
  /** Null if search engines are not notified. */
  indexNow: { key: string; url: string } | null
  /** Where web and worker serve their metrics; null if nobody collects them. */
  metrics: Record<'web' | 'worker', { host: string; port: number } | null>
  /** Where traces are sent and which of them are sampled; null without a collector. */
  traces: Pick<TracesOptions, 'url' | 'headers' | 'serviceName' | 'sampler'> | null
  /** Ports of the demo's mailbox: its web page, and its SMTP server. */
  mailboxPort: number
  sandboxSmtpPort: number
  /** Off only for tests with generated inputs and for load tests, because they would only measure the rate limiter. */
  areRateLimitsOn: boolean
}

const pinnedKey = Symbol.for('oficio.config')
// A property of our own on globalThis, which the type of globalThis does not declare.
const pinned = globalThis as { [pinnedKey]?: Config }

/**
 * Returns this process's configuration, which is read once. Throws EnvError with everything that is wrong with the
 * environment. Also sets the two environment variables that next-auth reads by itself.
 */
export function getConfig(): Config {
  pinned[pinnedKey] ??= applyToNextAuth(readConfig(isBuilding() ? buildEnvironment : undefined))
  return pinned[pinnedKey]
}

const mebibyte = 1024 * 1024

/** A 64th of the memory that this process may use, between 32 and 128 MiB; some 2,000 to 9,000 pages. */
function pageCacheBytesOf({ PAGE_CACHE_MB }: Env): number {
  if (PAGE_CACHE_MB !== undefined) return PAGE_CACHE_MB * mebibyte
  const memory = Math.min(process.constrainedMemory() || totalmem(), totalmem())
  return Math.min(Math.max(memory / 64, 32 * mebibyte), 128 * mebibyte)
}

function webProcessesOf(env: Env): Pick<Config, 'webProcesses' | 'webConnections'> {
  const { WEB_DATABASE_CONNECTIONS: connections, DATABASE_READ_URL } = env
  const webProcesses = env.WEB_PROCESSES ?? defaultWebProcesses(connections)
  const parts = { processes: webProcesses, hasReplica: DATABASE_READ_URL !== undefined }
  return { webProcesses, webConnections: divideConnections(connections, parts) }
}

function applyToNextAuth(config: Config): Config {
  process.env.NEXTAUTH_URL = config.site.origin
  process.env.NEXTAUTH_SECRET = config.authSecret
  return config
}

/** Returns the configuration that the given environment (default: the process's own) describes. Throws EnvError. */
export function readConfig(source?: Record<string, string | undefined>): Config {
  const env = readEnv(source)
  const { origin, hostname } = new URL(env.APP_ORIGIN)
  return {
    mode: env.OFICIO_MODE,
    port: env.PORT,
    host: env.HOSTNAME,
    keepAliveMs: env.KEEP_ALIVE_TIMEOUT,
    pageCacheBytes: pageCacheBytesOf(env),
    ...webProcessesOf(env),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    isPooled: env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_DIRECT_URL !== env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.SITE_NAME} <no-responder@${hostname}>`,
    authSecret: env.AUTH_SECRET,
    tokenSecret: env.TOKEN_SECRET,
    files: filesOf(env),
    site: { origin, name: env.SITE_NAME, supportEmail: env.SUPPORT_EMAIL ?? `ayuda@${hostname}` },
    ...identityOf(env),
    dataFiscalUrl: env.DATA_FISCAL_URL ?? null,
    socialLinks: env.SOCIAL_LINKS,
    mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION } : null,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    logLevel: env.LOG_LEVEL,
    mercadoPago: mercadoPagoOf(env),
    demoClockFile: demoClockFileOf(env),
    firstSettings: firstSettingsOf(env),
    google: googleOf(env),
    googlePlaces: googlePlacesOf(env),
    mailWebhookSecret: env.MAIL_WEBHOOK_SECRET ?? null,
    webPush: webPushOf(env),
    indexNow: env.INDEXNOW_KEY ? { key: env.INDEXNOW_KEY, url: env.INDEXNOW_URL } : null,
    metrics: { web: env.METRICS_LISTEN ?? null, worker: env.WORKER_METRICS_LISTEN ?? null },
    traces: tracesOf(env),
    mailboxPort: env.MAILBOX_PORT,
    sandboxSmtpPort: env.SANDBOX_SMTP_PORT,
    areRateLimitsOn: env.RATE_LIMITS === 'on',
  }
}

/** The example provider in a demo's footer. It shows where a real site has its own provider. */
const demoProvider = {
  name: 'Empresa de ejemplo S.R.L.',
  cuit: '30-00000000-7',
  address: 'Av. de Ejemplo 123, Rosario, Santa Fe',
  phone: '0341 555-0100',
}

/** Returns the provider and the developer of the site. A demo uses example values unless the operator set its own. */
function identityOf(env: Env): Pick<Config, 'provider' | 'developer'> {
  const isExample = env.OFICIO_MODE === 'demo' && !env.PROVIDER_NAME
  const { PROVIDER_NAME: name, PROVIDER_CUIT: cuit, PROVIDER_ADDRESS: address, PROVIDER_PHONE: phone } = env
  const provider = { name: name ?? null, cuit: cuit ?? null, address: address ?? null, phone: phone ?? null }
  const example = env.OFICIO_MODE === 'demo' ? `Equipo de ${env.SITE_NAME}` : null
  return {
    provider: isExample ? demoProvider : provider,
    developer: { name: env.DEVELOPER_NAME ?? example, url: env.DEVELOPER_URL ?? null },
  }
}

function filesOf(env: Env): Config['files'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { kind: 's3', endpoint, region, bucket, accessKeyId, secretAccessKey }
  // Web and worker must share the folder, but each may start in a different directory. The launcher sets a lasting
  // folder.
  return { kind: 'disk', dir: env.FILES_DIR ?? `${tmpdir()}/oficio-files` }
}

/** Returns null with real payments, because a demo clock that runs ahead must not be combined with them. */
function demoClockFileOf(env: Env): string | null {
  const isSimulated = env.OFICIO_MODE === 'demo' && env.MERCADOPAGO_API_URL !== undefined
  return isSimulated ? (env.DEMO_CLOCK_FILE ?? null) : null
}

function mercadoPagoOf(env: Env): Config['mercadoPago'] {
  const { MERCADOPAGO_ACCESS_TOKEN: accessToken, MERCADOPAGO_WEBHOOK_SECRET: webhookSecrets } = env
  const apiUrl = env.MERCADOPAGO_API_URL ?? null
  return accessToken && webhookSecrets ? { accessToken, webhookSecrets, apiUrl } : null
}

function firstSettingsOf({
  URGENT_HOURS: hours,
  URGENT_REFUND_MINUTES: minutes,
}: Env): Config['firstSettings'] {
  const [from, until] = hours?.split('-').map(Number) ?? []
  return {
    ...(minutes === undefined ? {} : { urgentRefundMinutes: minutes }),
    ...(from === undefined || until === undefined ? {} : { urgentFromHour: from, urgentUntilHour: until }),
  }
}

function googleOf(env: Env): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  const issuer = env.GOOGLE_ISSUER?.replace(/\/$/, '') ?? null
  return clientId && clientSecret ? { clientId, clientSecret, issuer } : null
}

function googlePlacesOf(env: Env): Config['googlePlaces'] {
  const { GOOGLE_PLACES_KEY: apiKey, GOOGLE_PLACES_URL: url } = env
  return apiKey ? { apiKey, apiUrl: url?.replace(/\/$/, '') ?? null } : null
}

function tracesOf(env: Env): Config['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  if (!endpoint) return null
  return {
    // OpenTelemetry defines this path for traces below the general endpoint.
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    sampler: { name: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG },
  }
}

/** Push services need a contact of the sender: the site if it has a public address, otherwise the support address. */
function webPushOf({ VAPID_PRIVATE_KEY: privateKey, APP_ORIGIN, SUPPORT_EMAIL }: Env): Config['webPush'] {
  if (!privateKey) return null
  const { origin, protocol, hostname } = new URL(APP_ORIGIN)
  const contact = protocol === 'https:' ? origin : `mailto:${SUPPORT_EMAIL ?? `ayuda@${hostname}`}`
  return { privateKey, contact }
}
