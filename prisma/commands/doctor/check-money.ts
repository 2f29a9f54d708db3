import { codeOf } from '@oficio/contracts/errors'
import { type Finding, fault, ok, type Patient, reasonOf, warning } from './check'

/**
 * Maximum deviation of this machine's clock in seconds. With more, Mercado Pago refuses signed answers and deadlines
 * expire too early or too late.
 */
const clockOffSeconds = 30

export async function checkMoney({ ctx, config, fetch }: Patient): Promise<Finding[]> {
  const { mercadoPago } = config
  if (!mercadoPago) return [warning('Sin credenciales de Mercado Pago: nada se puede pagar.')]
  const url = mercadoPago.apiUrl ?? 'https://api.mercadopago.com'
  // Independent checks, because a refused access token says nothing about the clock.
  return [await checkCredentials(ctx, mercadoPago, url), await checkClock(url, fetch)]
}

async function checkCredentials(
  { payments }: Patient['ctx'],
  { apiUrl }: { apiUrl: string | null },
  url: string,
): Promise<Finding> {
  try {
    const account = await payments.getCollectorId()
    if (apiUrl) return warning('Los pagos van a un simulador.')
    return ok(`La credencial vale: cobra la cuenta ${account} de Mercado Pago.`)
  } catch (error) {
    // The error's own text is written for payers, so this check uses another one.
    if (codeOf(error) === 'provider_denied')
      return fault('Mercado Pago no acepta MERCADOPAGO_ACCESS_TOKEN: copiá de nuevo el de producción.')
    return fault(
      `No se pudo preguntar a Mercado Pago: ${reasonOf(Object(error).cause ?? error)}. ¿Se puede salir de esta máquina a ${url}?`,
    )
  }
}

/** Compares the clock with the Date header of Mercado Pago's answers. */
async function checkClock(url: string, ask: typeof fetch): Promise<Finding> {
  const providerTime = await ask(url, { method: 'HEAD', redirect: 'manual' }).then(
    ({ headers }) => Date.parse(headers.get('date') ?? ''),
    () => Number.NaN,
  )
  if (Number.isNaN(providerTime)) return warning('No se pudo comparar el reloj con el de afuera.')
  const off = Math.abs(Date.now() - providerTime) / 1000
  return off <= clockOffSeconds
    ? ok('El reloj de esta máquina está en hora.')
    : fault(`El reloj de esta máquina está corrido ${Math.round(off)} s: activá NTP.`)
}
