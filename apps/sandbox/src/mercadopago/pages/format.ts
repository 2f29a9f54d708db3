import { timeZone } from '../../time-zone'
import { toPesos } from '../store/money'

const pesos = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
})
const when = { timeZone, hourCycle: 'h23' } as const
const day = new Intl.DateTimeFormat('es-AR', { ...when, day: 'numeric', month: 'long', year: 'numeric' })
const moment = new Intl.DateTimeFormat('es-AR', {
  ...when,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
const time = new Intl.DateTimeFormat('es-AR', { ...when, hour: '2-digit', minute: '2-digit' })

/** Returns '$ 15.000'. For other currencies, the code replaces the sign. */
export function formatMoney(centavos: number, currency = 'ARS'): string {
  const text = pesos.format(toPesos(centavos))
  return currency === 'ARS' ? text : text.replace('$', currency)
}

/** Returns a day such as '21 de noviembre de 2026'. */
export const formatDay = (iso: string) => day.format(new Date(iso))
/** Returns a time such as '21/11, 09:20'. */
export const formatMoment = (iso: string) => moment.format(new Date(iso))
/** Returns a time such as '09:20'. */
export const formatTime = (iso: string) => time.format(new Date(iso))
