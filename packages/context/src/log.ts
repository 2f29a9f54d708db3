import { allEndpoints } from '@oficio/contracts/endpoints'
import { beginOf, type Page, pages } from '@oficio/contracts/pages'
import { currentCause } from '@oficio/domain/kernel/cause'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config'

/** Names of fields with personal data or secrets. Their values never reach a log. */
const privateFields = [
  'email',
  'to',
  'phone',
  'phoneNational',
  'password',
  'passwordHash',
  'token',
  'trackingToken',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'address',
  'serviceAddress',
]
/** Nesting levels at which private fields are looked for. Log details are at most this deep. */
const levels = ['', '*.', '*.*.']

/**
 * Creates the log: one line of JSON for each event, to standard output or to `destination`. Replaces private fields and
 * masks mail addresses, phone numbers and tracking links in messages and errors.
 */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: currentRequestId,
    redact: {
      paths: levels.flatMap((prefix) => privateFields.map((name) => prefix + name)),
      censor: '[oculto]',
    },
    serializers: { err: maskedError, error: maskedError, url: maskedText, path: maskedText },
    hooks: {
      logMethod(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn) {
        const [details, message, ...rest] = args
        method.apply(this, [details, maskedText(message), ...rest])
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Adds the id of the request that caused this line, also across jobs. The response carries the same id in a header. */
function currentRequestId(): { requestId?: string } {
  const requestId = currentCause()?.requestId
  return requestId ? { requestId } : {}
}

/** Beginnings of page and API addresses whose last part is a secret token. */
const secretPathPrefixes = [
  ...Object.values<Page>(pages)
    .filter(({ isSecret }) => isSecret)
    .map(({ path }) => beginOf(path)),
  ...allEndpoints.filter(({ path }) => path.includes('{token}')).map(({ path }) => path.split('{', 1)[0]),
]
const secretAddresses = new RegExp(`(${secretPathPrefixes.join('|')})[^\\s/?#"']+`, 'g')

/** Patterns of the values that PostgreSQL and JSON quote in error messages, each with the text before the value. */
const quotedValues = [
  // 'invalid input syntax for type uuid: "lucia"' at the end of the message; Prisma adds a backtick.
  /((?<!"): ")[\s\S]*?(?="(?:[`\n]|$))/g,
  /(value ")[^"]*(?=" is out of range)/g,
  /(Key \([^)\n]*\)=\().*(?=\))/g,
  /(row contains \().*(?=\))/g,
  /(")[\s\S]*?(?="(?:\.\.\.)? is not valid JSON)/g,
]

/** Returns the text without mail addresses, phone numbers, secret links and quoted values. */
function maskText(text: string): string {
  const masked = text
    .replace(/[\w.+-]*\w@[\w-]+(\.[\w-]+)+/g, '[email]')
    .replace(/\+54[\d\s-]{8,16}\d/g, '[teléfono]')
    .replace(secretAddresses, '$1[enlace]')
  return quotedValues.reduce((rest, pattern) => rest.replace(pattern, '$1[dato]'), masked)
}

const maskedText = <T>(value: T) => (typeof value === 'string' ? maskText(value) : value)

function maskedError(error: unknown): unknown {
  if (!(error instanceof Error)) return maskUnknownError(error)
  const { type, message, stack, code } = pino.stdSerializers.err(error)
  return { type, code, message: maskText(message), stack: maskText(stack) }
}

/**
 * Some libraries throw an object that carries the error beside other data (a user profile, for example). Logs the error
 * only.
 */
function maskUnknownError(value: unknown): unknown {
  const { error } = Object(value) as { error?: unknown }
  if (error instanceof Error) return maskedError(error)
  return typeof value === 'string' ? maskText(value) : '[oculto]'
}
