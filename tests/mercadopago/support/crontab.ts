const minuteMs = 60_000
const dayMinutes = 24 * 60

/**
 * Returns whether a line of the clock's table begins in that time, the first moment left out. Knows minute and hour as a
 * number, as every so many, or as any; other lines are refused.
 */
export function isDueBetween(pattern: string, from: Date, until: Date): boolean {
  const [minute = '', hour = '', ...rest] = pattern.split(' ')
  if (rest.join(' ') !== '* * *') throw new Error(`nobody reads days here: ${pattern}`)
  const first = Math.floor(from.getTime() / minuteMs) + 1
  const last = Math.min(Math.floor(until.getTime() / minuteMs), first + dayMinutes)
  for (let at = first; at <= last; at += 1) {
    if (fits(minute, at % 60) && fits(hour, Math.floor(at / 60) % 24)) return true
  }
  return false
}

function fits(field: string, value: number): boolean {
  const every = /^\*\/(\d+)$/.exec(field)?.[1]
  if (every) return value % Number(every) === 0
  if (field !== '*' && !/^\d+$/.test(field)) throw new Error(`nobody reads this here: ${field}`)
  return field === '*' || Number(field) === value
}
