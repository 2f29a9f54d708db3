import { allEndpoints } from '@oficio/contracts/endpoints'
import { beginOf, type Page, pages } from '@oficio/contracts/pages'
import { currentCause } from '@oficio/domain/kernel/cause'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config'

/** Names of fields with personal data and secrets, whose values never reach a log. */
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
/** Details are flat or nearly so: this many levels of nesting are looked through. */
const levels = ['', '*.', '*.*.']

/**
 * Returns the log: a line of JSON for each event on standard output (or `destination`). Private fields are replaced,
 * and mail addresses, phone numbers and tracking links are cut out of messages and errors.
 */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: whoseLine,
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

/** Every line names the request that led to it, through whatever jobs: what its answer carried in a header. */
function whoseLine(): { requestId?: string } {
  const requestId = currentCause()?.requestId
  return requestId ? { requestId } : {}
}

/** Addresses of pages and calls whose last part is a key. */
const secretBegins = [
  ...Object.values<Page>(pages)
    .filter(({ isSecret }) => isSecret)
    .map(({ path }) => beginOf(path)),
  ...allEndpoints.filter(({ path }) => path.includes('{token}')).map(({ path }) => path.split('{', 1)[0]),
]
const secretAddresses = new RegExp(`(${secretBegins.join('|')})[^\\s/?#"']+`, 'g')

/** Where PostgreSQL and JSON quote the value that they could not take, each with what stands before it. */
const quotedValues = [
  // 'invalid input syntax for type uuid: "lucia"', as the end of what is said; Prisma puts it between backticks.
  /((?<!"): ")[\s\S]*?(?="(?:[`\n]|$))/g,
  /(value ")[^"]*(?=" is out of range)/g,
  /(Key \([^)\n]*\)=\().*(?=\))/g,
  /(row contains \().*(?=\))/g,
  /(")[\s\S]*?(?="(?:\.\.\.)? is not valid JSON)/g,
]

/** Returns the text without what could name or let in a person. */
function maskText(text: string): string {
  const masked = text
    .replace(/[\w.+-]*\w@[\w-]+(\.[\w-]+)+/g, '[email]')
    .replace(/\+54[\d\s-]{8,16}\d/g, '[teléfono]')
    .replace(secretAddresses, '$1[enlace]')
  return quotedValues.reduce((rest, pattern) => rest.replace(pattern, '$1[dato]'), masked)
}

const maskedText = <T>(value: T) => (typeof value === 'string' ? maskText(value) : value)

function maskedError(error: unknown): unknown {
  if (!(error instanceof Error)) return ofAnotherShape(error)
  const { type, message, stack, code } = pino.stdSerializers.err(error)
  return { type, code, message: maskText(message), stack: maskText(stack) }
}

/** Libraries hand over objects that carry an error beside whatever they were working on: a profile, for one. */
function ofAnotherShape(value: unknown): unknown {
  const { error } = Object(value) as { error?: unknown }
  if (error instanceof Error) return maskedError(error)
  return typeof value === 'string' ? maskText(value) : '[oculto]'
}
