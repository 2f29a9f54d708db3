import { toPesos } from '../store/money'

const PESOS = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
})
const WHEN = { timeZone: 'America/Argentina/Buenos_Aires', hourCycle: 'h23' } as const
const DAY = new Intl.DateTimeFormat('es-AR', { ...WHEN, day: 'numeric', month: 'long', year: 'numeric' })
const MOMENT = new Intl.DateTimeFormat('es-AR', {
  ...WHEN,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
const TIME = new Intl.DateTimeFormat('es-AR', { ...WHEN, hour: '2-digit', minute: '2-digit' })

/** '$ 15.000', or the code of the currency in place of the sign for others. */
export function formatMoney(centavos: number, currency = 'ARS'): string {
  const text = PESOS.format(toPesos(centavos))
  return currency === 'ARS' ? text : text.replace('$', currency)
}

/** '21 de noviembre de 2026'. */
export const formatDay = (iso: string) => DAY.format(new Date(iso))
/** '21/11, 09:20'. */
export const formatMoment = (iso: string) => MOMENT.format(new Date(iso))
/** '09:20'. */
export const formatTime = (iso: string) => TIME.format(new Date(iso))
