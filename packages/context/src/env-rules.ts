import { fewestConnectionsOfProcess, webConnectionsByDefault } from './web-processes/web-connections'

type EnvInput = Record<string, string | undefined>

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const googleNames = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const

/** Returns the problems of combinations of variables, each of which may be valid by itself. */
export function crossChecks(env: EnvInput, isProduction: boolean): string[] {
  return [
    ...requireAllOrNone(env, s3Names),
    ...requireAllOrNone(env, env.GOOGLE_ISSUER ? [...googleNames, 'GOOGLE_ISSUER'] : googleNames),
    ...(env.GOOGLE_PLACES_URL ? requireAllOrNone(env, ['GOOGLE_PLACES_KEY', 'GOOGLE_PLACES_URL']) : []),
    ...files(env, isProduction),
    ...payments(env, isProduction),
    ...connections(env),
    ...(isProduction ? [...refuseDemoDefaults(env), ...weakSecrets(env)] : []),
  ]
}

/** Host names and port of common mail catchers, among them the ones of docker-compose.yml. */
const catcherHosts: readonly (string | undefined)[] = ['mail', 'mailpit', 'mailhog', 'mailcatcher', 'maildev']
const catcherPort = '1025'
/** Default passwords of databases: the one of docker-compose.yml and the ones of the PostgreSQL image. */
const knownPasswords: readonly (string | undefined)[] = ['oficio', 'postgres', 'password']

/**
 * Refuses the default values of a demo in production. With them, a real site would deliver no mail or have a database
 * password that everybody knows.
 */
function refuseDemoDefaults({ SMTP_URL, ...env }: EnvInput): string[] {
  const mail = partsOf(SMTP_URL)
  const problems: string[] = []
  if (mail?.port === catcherPort || catcherHosts.includes(mail?.hostname))
    problems.push('SMTP_URL: es un correo de prueba, que no entrega nada. En producción va el servidor real.')
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    if (knownPasswords.includes(partsOf(env[name])?.password))
      problems.push(`${name}: tiene una contraseña que conoce cualquiera. Elegí otra para la base de datos.`)
  return problems
}

const secretNames = ['AUTH_SECRET', 'TOKEN_SECRET', 'MAIL_WEBHOOK_SECRET'] as const
/** A random hexadecimal secret practically never has fewer different characters than this. */
const fewestCharacters = 8

/**
 * Refuses secrets that are not random: equal to another secret, with few different characters, or with characters in
 * alphabetical order.
 */
function weakSecrets(env: EnvInput): string[] {
  const problems: string[] = []
  for (const name of secretNames) {
    const secret = env[name]
    // The length rule already refuses shorter secrets.
    if (!secret || secret.length < 32) continue
    if (isTypedByHand(secret))
      problems.push(`${name}: no es aleatorio. Usá la salida de: openssl rand -hex 32`)
    const twin = secretNames.find((other) => other < name && env[other] === secret)
    if (twin) problems.push(`${name}: es igual a ${twin}. Cada secreto tiene que ser distinto.`)
  }
  return problems
}

function isTypedByHand(secret: string): boolean {
  const steps = [...secret].slice(1).filter((character, at) => {
    const distance = character.charCodeAt(0) - secret.charCodeAt(at)
    return distance === 1 || distance === 0
  })
  return new Set(secret).size < fewestCharacters || steps.length > secret.length / 2
}

const partsOf = (address = ''): URL | null => (URL.canParse(address) ? new URL(address) : null)

/** Requires all of the variables or none, because an incomplete configuration would be ignored silently. */
function requireAllOrNone(env: EnvInput, names: readonly string[]): string[] {
  const absent = names.filter((name) => !env[name])
  if (absent.length === names.length) return []
  const presentNames = names.filter((name) => env[name]).join(', ')
  return absent.map((name) => `${name}: falta, porque está ${presentNames}.`)
}

/**
 * Requires a webhook secret and an https address for real payments. With an empty secret anybody could sign
 * notifications and make any payment look changed. Mercado Pago sends notifications to https addresses only. A
 * simulator is exempt from https, because it runs on this machine.
 */
function payments(env: EnvInput, isProduction: boolean): string[] {
  const isReal = isProduction || (env.MERCADOPAGO_ACCESS_TOKEN && !env.MERCADOPAGO_API_URL)
  const problems: string[] = []
  if ((isReal || env.MERCADOPAGO_ACCESS_TOKEN) && !env.MERCADOPAGO_WEBHOOK_SECRET)
    problems.push(
      'MERCADOPAGO_WEBHOOK_SECRET: falta. Es la clave secreta de las notificaciones (Webhooks) del panel de Mercado Pago.',
    )
  if (isReal && !isProduction && !env.APP_ORIGIN?.startsWith('https://'))
    problems.push('APP_ORIGIN: con Mercado Pago de verdad tiene que empezar con https://.')
  return problems
}

/** Requires a lasting place for files in production, because the temporary folder of a demo would lose the photos. */
function files(env: EnvInput, isProduction: boolean): string[] {
  if (!isProduction || env.FILES_DIR || s3Names.some((name) => env[name])) return []
  return [
    'FILES_DIR: falta. Es la carpeta donde se guardan las fotos; si usás S3, definí las variables S3_*.',
  ]
}

/** Requires enough database connections for each web process. */
function connections({ WEB_PROCESSES, WEB_DATABASE_CONNECTIONS }: EnvInput): string[] {
  const fewestConnections = Number(WEB_PROCESSES ?? 1) * fewestConnectionsOfProcess
  if (!(Number(WEB_DATABASE_CONNECTIONS ?? webConnectionsByDefault) < fewestConnections)) return []
  return [
    `WEB_DATABASE_CONNECTIONS: para ${WEB_PROCESSES ?? 1} procesos hacen falta ${fewestConnections} o más.`,
  ]
}
