import { timeZone } from '../text/time-zone'

/** When urgent requests are sold: full hours of the day in Argentina, from the first to the second. */
interface Hours {
  from: number
  until: number
}

const daySeconds = 86_400

/** Returns in how many seconds that full hour of the day begins next in Argentina, which keeps UTC-3 all year. */
export function secondsUntilHour(hour: number, moment: Date): number {
  const seconds = Math.floor(moment.getTime() / 1000) - 3 * 3600
  return daySeconds - ((((seconds - hour * 3600) % daySeconds) + daySeconds) % daySeconds)
}

const hourOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Returns whether urgent requests are sold at that moment. The server decides by it, and the form says it beforehand. */
export function isWithinHours({ from, until }: Hours, moment: Date): boolean {
  const hour = Number(hourOfDay.format(moment))
  return hour >= from && hour < until
}
