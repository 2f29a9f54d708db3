import type { GooglePlacesOptions } from './google/places/start-google-places'
import type { GoogleOptions } from './google/start-google'
import type { MercadoPagoOptions } from './mercadopago/start-mercado-pago'

/** The stand-ins to start with their settings; null for a stand-in that is not started. */
export interface SandboxConfig {
  mailbox: { folder: string; smtpPort: number; pagePort: number } | null
  mercadoPago: MercadoPagoOptions | null
  google: GoogleOptions | null
  googlePlaces: GooglePlacesOptions | null
}

type Env = Record<string, string | undefined>

/**
 * Reads the configuration from the launcher: the mailbox from the JSON after `--config`, the others from environment
 * variables. Throws an Error that names the fault, also if nothing is to be started.
 */
export function readConfig(argv: string[], env: Env): SandboxConfig {
  const config = {
    mailbox: readMailbox(argv),
    mercadoPago: readMercadoPago(env),
    google: readGoogle(env),
    googlePlaces: readGooglePlaces(env),
  }
  if (Object.values(config).every((standIn) => standIn === null)) {
    throw new Error("nothing to start: give --config '<json>' or MERCADOPAGO_CONTROL_TOKEN")
  }
  return config
}

function readMailbox(argv: string[]): SandboxConfig['mailbox'] {
  if (!argv.includes('--config')) return null
  const config: Partial<SandboxConfig> = JSON.parse(argv[argv.indexOf('--config') + 1] ?? '{}')
  if (!config.mailbox) return null
  const { folder, smtpPort, pagePort } = config.mailbox
  if (typeof folder !== 'string' || typeof smtpPort !== 'number' || typeof pagePort !== 'number') {
    throw new Error('--config needs mailbox.folder, mailbox.smtpPort and mailbox.pagePort')
  }
  return { folder, smtpPort, pagePort }
}

/**
 * Reads the settings of Mercado Pago. Only the control token starts the stand-in. A real account has none, so its
 * credentials never start it.
 */
function readMercadoPago(env: Env): MercadoPagoOptions | null {
  const controlToken = env.MERCADOPAGO_CONTROL_TOKEN
  if (!controlToken) return null
  const required = (name: string) => {
    const value = env[name]
    if (value) return value
    throw new Error(`MERCADOPAGO_CONTROL_TOKEN is set, but ${name} is not`)
  }
  const accessToken = required('MERCADOPAGO_ACCESS_TOKEN')
  // The site reads several secrets from one variable. The real service has one secret for each tab of its panel.
  const secrets = required('MERCADOPAGO_WEBHOOK_SECRET').split(',')
  const [webhookSecret = '', secondWebhookSecret] = secrets.map((secret) => secret.trim())
  return {
    port: readNumber(env, 'MERCADOPAGO_SANDBOX_PORT', 8026),
    accessToken,
    webhookSecret,
    secondWebhookSecret,
    controlToken,
    panelUrl: env.MERCADOPAGO_PANEL_URL || null,
    journalFile: env.MERCADOPAGO_JOURNAL || null,
    clockFile: env.DEMO_CLOCK_FILE || null,
    settings: {
      autoReturnDelayMs: readNumber(env, 'MERCADOPAGO_AUTO_RETURN_MS', 2_000),
      // A short delay, so that people who try the demo see that the charge comes later, and that it comes.
      firstChargeDelayMs: readNumber(env, 'MERCADOPAGO_FIRST_CHARGE_MS', 60_000),
    },
  }
}

/**
 * Reads the settings of the Google login. Only the port starts the stand-in, because only the launcher sets it. The
 * keys of a real application never start it.
 */
function readGoogle(env: Env): GoogleOptions | null {
  if (!env.GOOGLE_SANDBOX_PORT) return null
  const { GOOGLE_CLIENT_ID: clientId = '', GOOGLE_CLIENT_SECRET: clientSecret = '' } = env
  const issuer = env.GOOGLE_ISSUER || null
  return { port: readNumber(env, 'GOOGLE_SANDBOX_PORT', 0), issuer, clientId, clientSecret }
}

/** Reads the settings of Google's Places API. Only the port starts the stand-in. Any key is valid. */
function readGooglePlaces(env: Env): GooglePlacesOptions | null {
  if (!env.GOOGLE_PLACES_SANDBOX_PORT) return null
  return { port: readNumber(env, 'GOOGLE_PLACES_SANDBOX_PORT', 0), apiKey: env.GOOGLE_PLACES_KEY ?? '' }
}

function readNumber(env: Env, name: string, fallback: number): number {
  const value = Number(env[name] || fallback)
  if (Number.isInteger(value) && value >= 0) return value
  throw new Error(`${name}=${env[name]} is not a whole number`)
}
