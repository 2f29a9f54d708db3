import { timeZone } from '../text/time-zone'

/** The full hours (Argentina) during which urgent requests are sold: from `from` until `until`. */
interface Hours {
  from: number
  until: number
}

const daySeconds = 86_400

/** Returns the seconds until the next time that full hour begins in Argentina, which is at UTC-3 all year. */
export function secondsUntilHour(hour: number, moment: Date): number {
  const seconds = Math.floor(moment.getTime() / 1000) - 3 * 3600
  return daySeconds - ((((seconds - hour * 3600) % daySeconds) + daySeconds) % daySeconds)
}

const hourOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: 'numeric',
  hourCycle: 'h23',
})

/**
 * Returns whether urgent requests are sold at that moment. The server enforces the rule; the form shows it beforehand.
 */
export function isWithinHours({ from, until }: Hours, moment: Date): boolean {
  const hour = Number(hourOfDay.format(moment))
  return hour >= from && hour < until
}
