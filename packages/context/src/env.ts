import { isAbsolute } from 'node:path'
import { isVapidKey } from '@oficio/gateways/web-push/vapid-keys'
import { z } from 'zod'
import { crossChecks } from './env-rules'
import { traceVariables } from './traces/trace-variables'
import { webConnectionsByDefault } from './web-processes/web-connections'

/**
 * The problems of the environment: one line for each variable. Never contains a value, because values may be secrets.
 */
export class EnvError extends Error {
  constructor(
    readonly problems: readonly string[],
    mode: string,
  ) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n')
    super(`La configuración no permite arrancar (OFICIO_MODE=${mode}):\n${list}`)
    this.name = 'EnvError'
  }
}

const missing = (explanation: string) => ({ error: `falta. ${explanation}` })

const address = (explanation: string, pattern: RegExp) =>
  z
    .string(missing(explanation))
    .refine((value) => pattern.test(value) && URL.canParse(value), `no es válida. ${explanation}`)

const origin = z
  .string(missing('Es la dirección pública del sitio, por ejemplo https://oficio.com.ar.'))
  .refine(
    // A path, a query or a user name would become part of every link.
    (value) =>
      /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''),
    'tiene que ser solo protocolo y dominio, por ejemplo https://oficio.com.ar.',
  )

const secret = z
  .string(missing('Es un secreto de al menos 32 caracteres; sirve la salida de: openssl rand -hex 32'))
  .min(32, 'es demasiado corto: necesita al menos 32 caracteres.')

/** One secret, or several separated by commas, so that the old one stays valid while it is being replaced. */
const webhookSecrets = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= 16),
    'es demasiado corta: es la clave secreta que muestra el panel de Mercado Pago. Si son varias, van separadas por comas.',
  )

const wholeUpTo = (max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `tiene que ser un número entero de 0 a ${max}.`)
    .transform(Number)
    .refine((value) => value <= max, `tiene que ser un número entero de 0 a ${max}.`)
const whole = (fallback: number, max: number) => wholeUpTo(max).default(fallback)

const smtp = address(
  'Es el servidor de correo, por ejemplo smtps://usuario:clave@smtp.ejemplo.com.',
  /^smtps?:\/\//,
)
const postgres = address(
  'Es la dirección de PostgreSQL (postgres://…); una contraseña con /, # o @ va codificada, o mejor una de openssl rand -hex 32.',
  /^postgres(ql)?:\/\//,
)
const mail = z.email('no es una dirección de email.').optional()
const text = z.string().optional()
const sender = text.refine(
  (value) => value === undefined || /^(?:[^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value),
  'va como Oficio <no-responder@oficio.com.ar>, o la dirección sola.',
)
const folder = text.refine(
  (value) => value === undefined || isAbsolute(value),
  'tiene que ser una ruta absoluta, porque cada proceso arranca en su propia carpeta.',
)
const tiles = address(
  'Es la dirección de los mosaicos de un mapa, con {z}, {x} e {y}, por ejemplo https://mapas.ejemplo.com/{z}/{x}/{y}.png.',
  /^https?:\/\/[^/]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/,
).optional()
const webAddress = address('Empieza con https:// o http://.', /^https?:\/\//).optional()

const webAddresses = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine(
    (addresses) => addresses.every((origin) => /^https?:\/\//.test(origin) && URL.canParse(origin)),
    'son direcciones separadas por comas; cada una empieza con https:// o http://.',
  )

const listen = z
  .string()
  .regex(/^[^\s:/]+:\d{1,5}$/, 'va como 127.0.0.1:9464: dirección y puerto donde escuchar.')
  .transform((value) => {
    const [host = '', port] = value.split(':')
    return { host, port: Number(port) }
  })
  .refine(({ port }) => port <= 65_535, 'el puerto va hasta 65535.')
  .optional()

const vapidKey = text.refine(
  (value) => value === undefined || isVapidKey(value),
  'no es una clave: sirve la salida de openssl rand -hex 32.',
)

/** Every environment variable that the product reads. A blank value means unset. */
const demo = z.object({
  OFICIO_MODE: z.enum(['demo', 'production'], 'tiene que ser demo o production.').default('demo'),
  APP_ORIGIN: origin.default('http://localhost:3000'),
  PORT: whole(3000, 65_535),
  HOSTNAME: z.string().default('0.0.0.0'),
  KEEP_ALIVE_TIMEOUT: whole(75_000, 99_999),
  PAGE_CACHE_MB: wholeUpTo(4096).optional(),
  WEB_PROCESSES: wholeUpTo(64)
    .refine((count) => count > 0, 'tiene que ser 1 o más.')
    .optional(),
  WEB_DATABASE_CONNECTIONS: whole(webConnectionsByDefault, 10_000),
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: postgres.optional(),
  DATABASE_READ_URL: postgres.optional(),
  SMTP_URL: smtp.default('smtp://127.0.0.1:1025'),
  MAIL_FROM: sender,
  AUTH_SECRET: secret,
  TOKEN_SECRET: secret,
  FILES_DIR: folder,
  S3_ENDPOINT: webAddress,
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SITE_NAME: z.string().default('Oficio'),
  SUPPORT_EMAIL: mail,
  PROVIDER_NAME: text,
  PROVIDER_CUIT: text,
  PROVIDER_ADDRESS: text,
  PROVIDER_PHONE: text,
  DATA_FISCAL_URL: webAddress,
  SOCIAL_LINKS: webAddresses,
  MAP_TILES_URL: tiles,
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  DEVELOPER_NAME: text,
  DEVELOPER_URL: webAddress,
  TRUSTED_PROXY_HOPS: whole(0, 20),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'tiene que ser error, warn, info o debug.',
    )
    .default('info'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'van de 8 a 128 letras sin acentos, números o guiones.')
    .optional(),
  INDEXNOW_URL: address('Empieza con https:// o http://.', /^https?:\/\//).default(
    'https://api.indexnow.org/indexnow',
  ),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: webAddress,
  GOOGLE_PLACES_KEY: text,
  GOOGLE_PLACES_URL: webAddress,
  MERCADOPAGO_ACCESS_TOKEN: text,
  MERCADOPAGO_WEBHOOK_SECRET: webhookSecrets.optional(),
  MERCADOPAGO_API_URL: webAddress,
  DEMO_CLOCK_FILE: folder,
  VAPID_PRIVATE_KEY: vapidKey,
  MAIL_WEBHOOK_SECRET: secret.optional(),
  URGENT_REFUND_MINUTES: wholeUpTo(1440).optional(),
  URGENT_HOURS: z
    .string()
    .regex(/^([01]?\d|2[0-3])-([01]?\d|2[0-4])$/, 'va como 7-22: hora de inicio y de fin.')
    .refine(
      (hours) => Number(hours.split('-')[0]) < Number(hours.split('-')[1]),
      'el fin va después del inicio.',
    )
    .optional(),
  METRICS_LISTEN: listen,
  WORKER_METRICS_LISTEN: listen,
  ...traceVariables,
  MAILBOX_PORT: whole(8025, 65_535),
  SANDBOX_SMTP_PORT: whole(1025, 65_535),
  RATE_LIMITS: z.enum(['on', 'off'], 'tiene que ser on u off.').default('on'),
})

/** The rules of a real installation, which has no simulators to fall back to. */
const production = demo.extend({
  APP_ORIGIN: origin.refine(
    (value) => value.startsWith('https://'),
    'en producción tiene que empezar con https://.',
  ),
  SMTP_URL: smtp,
  // Required, because only the operator knows it. A wrong number lets visitors forge their address or makes all
  // visitors look like one.
  TRUSTED_PROXY_HOPS: z
    .string(
      missing(
        'Es cuántos proxies tuyos hay delante del sitio: 1 con un proxy que termina TLS, 0 si no hay ninguno.',
      ),
    )
    .pipe(wholeUpTo(20)),
  MERCADOPAGO_ACCESS_TOKEN: z.string(
    missing('Es el Access Token de producción, del panel de Mercado Pago (Tus integraciones).'),
  ),
  MERCADOPAGO_API_URL: z
    .undefined('no se usa en producción: los pagos van a Mercado Pago, no a un simulador.')
    .optional(),
  DEMO_CLOCK_FILE: z.undefined('no se usa en producción: el reloj es el de la máquina.').optional(),
  GOOGLE_ISSUER: z
    .undefined('no se usa en producción: quién es quién lo dice Google, no un simulador.')
    .optional(),
  GOOGLE_PLACES_URL: z
    .undefined('no se usa en producción: a Google Places se le pregunta en su propia dirección.')
    .optional(),
  // Only tests with generated inputs and load tests turn the limits off. A real site without limits is open to abuse.
  RATE_LIMITS: z.literal('on', 'en producción no se pueden apagar los límites.').default('on'),
})

export type Env = z.output<typeof demo>

/**
 * Returns the checked environment (default: the process's own) with default values filled in. Throws EnvError with all
 * problems at once, so that the operator need not fix one per start.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const env = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  )
  const isProduction = env.OFICIO_MODE === 'production'
  const result = (isProduction ? production : demo).safeParse(env)
  const problems = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...crossChecks(env, isProduction),
  ]
  if (!result.success || problems.length > 0)
    throw new EnvError(problems, isProduction ? 'production' : 'demo')
  return result.data
}
