import { type Finding, fault, ok, type Patient, warning } from './check'

/** Signed answers and deadlines go by the clock; so far off, Mercado Pago refuses or ends what was just made. */
const clockOffSeconds = 30

export async function checkMoney({ ctx, config, fetch }: Patient): Promise<Finding[]> {
  const { mercadoPago } = config
  if (!mercadoPago) return [warning('Sin credenciales de Mercado Pago: nada se puede pagar.')]
  const account = await ctx.payments.getCollectorId()
  return [
    mercadoPago.apiUrl
      ? warning('Los pagos van a un simulador.')
      : ok(`La credencial vale: cobra la cuenta ${account} de Mercado Pago.`),
    await checkClock(mercadoPago.apiUrl ?? 'https://api.mercadopago.com', fetch),
  ]
}

/** Its answers say what time it is outside. */
async function checkClock(url: string, ask: typeof fetch): Promise<Finding> {
  const { headers } = await ask(url, { method: 'HEAD', redirect: 'manual' })
  const told = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(told)) return warning('No se pudo comparar el reloj con el de afuera.')
  const off = Math.abs(Date.now() - told) / 1000
  return off <= clockOffSeconds
    ? ok('El reloj de esta máquina está en hora.')
    : fault(`El reloj de esta máquina está corrido ${Math.round(off)} s: activá NTP.`)
}
