import { timeZone } from '@oficio/contracts/text/time-zone'

const yearAndMonth = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', timeZone })
const name = new Intl.DateTimeFormat('es-AR', { year: 'numeric', month: 'long', timeZone: 'UTC' })

const dayText = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Returns the last `count` months of Argentina's calendar, the current month first: name, first day and last day. */
export function monthsUntil(nowMs: number, count: number): { name: string; from: string; until: string }[] {
  const [year = 0, month = 1] = yearAndMonth.format(new Date(nowMs)).split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1))
    const last = new Date(Date.UTC(year, month - back, 0))
    return { name: name.format(first), from: dayText(first), until: dayText(last) }
  })
}
