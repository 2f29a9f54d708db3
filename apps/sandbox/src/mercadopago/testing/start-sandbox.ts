import { type MercadoPagoOptions, startMercadoPago } from '../start-mercado-pago'

const accessToken = 'TEST-access-token'
export const webhookSecret = 'webhook secret of the tests'
export const secondWebhookSecret = 'second webhook secret of the tests'
export const controlToken = 'control token of the tests'

/** Starts the stand-in on a free port, without files. Its pages redirect back at once. */
export async function startSandbox(options: Partial<MercadoPagoOptions> = {}) {
  const sandbox = await startMercadoPago({
    port: 0,
    accessToken,
    webhookSecret,
    secondWebhookSecret,
    controlToken,
    panelUrl: null,
    journalFile: null,
    ...options,
    settings: { autoReturnDelayMs: 0, ...options.settings },
  })
  return { ...sandbox, call: callerOf(sandbox.origin, accessToken) }
}

/** Returns a function that calls the API and returns status and body. */
export function callerOf(origin: string, token: string) {
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      text,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null,
    }
  }
}
