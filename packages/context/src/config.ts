import { tmpdir } from 'node:os'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import type { Site } from '@oficio/domain/kernel/ports'
import type { S3FilesOptions } from '@oficio/gateways/files/s3-files'
import type { TracesOptions } from '@oficio/gateways/opentelemetry/create-traces'
import { buildEnvironment, isBuilding } from './build-phase'
import { type Env, readEnv } from './env'

/** What the operator decided, typed; nothing but this package looks at the environment. */
export interface Config {
  mode: 'demo' | 'production'
  port: number
  /** The address of the machine on which web listens. */
  host: string
  /** How long web keeps an idle connection; longer than a proxy in front does, so that no request meets its end. */
  keepAliveMs: number
  databaseUrl: string
  /** The server itself, for what lasts longer than a transaction: listening, locks of a session, the queue of jobs. */
  databaseDirectUrl: string
  /** A replica, from which pages that are kept whole are read; null where there is none. */
  databaseReadUrl: string | null
  /** Whether connections of `databaseUrl` are shared by transactions (PgBouncer), so that none keeps a setting. */
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
  /** Who provides the service, for the footer; null where the operator said nothing. */
  provider: Record<'name' | 'cuit' | 'address' | 'phone', string | null>
  developer: Record<'name' | 'url', string | null>
  /** The tax authority's page about the provider ('Data Fiscal'), for the footer. */
  dataFiscalUrl: string | null
  /** Pages of the site in social networks, for the contact page. */
  socialLinks: readonly string[]
  /** Who draws the ground of maps, and who must be named for it; null: maps show our own towns on an empty ground. */
  mapTiles: { url: string; attribution: string } | null
  /** How many proxies stand before the server and may be believed about the visitor's address. */
  trustedProxyHops: number
  logLevel: Env['LOG_LEVEL']
  /** Where the demo's simulator keeps by how much it has set the clock forward; null where there is no simulator. */
  demoClockFile: string | null
  /** Null only in a demo without its stand-in: then nothing can be paid. `apiUrl` null is Mercado Pago itself. */
  mercadoPago: { accessToken: string; webhookSecrets: string[]; apiUrl: string | null } | null
  /** Values that settings have until an admin changes them. */
  firstSettings: Partial<SettingValues>
  /** Null where nobody comes in with Google. `issuer` null is Google itself. */
  google: { clientId: string; clientSecret: string; issuer: string | null } | null
  /** Null where places are known from our own data alone. `apiUrl` null is Google itself. */
  googlePlaces: { apiKey: string; apiUrl: string | null } | null
  /** Key by which the mail provider signs what it tells of bounces; null where it tells nothing. */
  mailWebhookSecret: string | null
  /** Null where notices are pushed to no device. */
  webPush: { privateKey: string; contact: string } | null
  /** Null if search engines are not notified. */
  indexNow: { key: string; url: string } | null
  /** Where web and worker serve what they count; null where nobody asks. */
  metrics: Record<'web' | 'worker', { host: string; port: number } | null>
  /** Where traces go, and which of them; null where nobody collects them. */
  traces: Pick<TracesOptions, 'url' | 'headers' | 'serviceName' | 'sampler'> | null
  /** Where the demo's mailbox listens: its page, and its SMTP server. */
  mailboxPort: number
  sandboxSmtpPort: number
  /** Off only for generated inputs and load tests, which would measure nothing but the limiter. */
  areRateLimitsOn: boolean
}

const pinnedKey = Symbol.for('oficio.config')
// A place of our own on globalThis: its type knows nothing of it.
const pinned = globalThis as { [pinnedKey]?: Config }

/**
 * Returns this process's configuration, read once. Throws EnvError that lists everything wrong with the environment.
 * next-auth reads two variables by itself, so they are set here from ours.
 */
export function getConfig(): Config {
  pinned[pinnedKey] ??= applyToNextAuth(readConfig(isBuilding() ? buildEnvironment : undefined))
  return pinned[pinnedKey]
}

function applyToNextAuth(config: Config): Config {
  process.env.NEXTAUTH_URL = config.site.origin
  process.env.NEXTAUTH_SECRET = config.authSecret
  return config
}

/** Returns the configuration that an environment (the process's own unless given) describes. Throws EnvError. */
export function readConfig(source?: Record<string, string | undefined>): Config {
  const env = readEnv(source)
  const { origin, hostname } = new URL(env.APP_ORIGIN)
  return {
    mode: env.OFICIO_MODE,
    port: env.PORT,
    host: env.HOSTNAME,
    keepAliveMs: env.KEEP_ALIVE_TIMEOUT,
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

/** What a demo's footer says, so that one sees where a real site has its own. */
const demoProvider = {
  name: 'Empresa de ejemplo S.R.L.',
  cuit: '30-00000000-7',
  address: 'Av. de Ejemplo 123, Rosario, Santa Fe',
  phone: '0341 555-0100',
}

/** Who provides the site and who made it; a demo fills in an example unless the operator said something. */
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
  // Web and worker must share the folder, whatever folder each was started in; the launcher names a lasting one.
  return { kind: 'disk', dir: env.FILES_DIR ?? `${tmpdir()}/oficio-files` }
}

/** Real payments and the time of a demo that was set forward do not go together. */
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
    // The path that OpenTelemetry gives to traces below an address for all that it sends.
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    sampler: { name: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG },
  }
}

/** Push services contact the signer: the site, if it has a public address. */
function webPushOf({ VAPID_PRIVATE_KEY: privateKey, APP_ORIGIN, SUPPORT_EMAIL }: Env): Config['webPush'] {
  if (!privateKey) return null
  const { origin, protocol, hostname } = new URL(APP_ORIGIN)
  const contact = protocol === 'https:' ? origin : `mailto:${SUPPORT_EMAIL ?? `ayuda@${hostname}`}`
  return { privateKey, contact }
}
