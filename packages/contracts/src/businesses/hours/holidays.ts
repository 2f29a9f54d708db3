/** A national holiday in a year. */
export interface Holiday {
  /** 'YYYY-MM-DD'. */
  date: string
  label: string
}

// Ley 27.399, articles 1 and 6 (boletín oficial, 18 October 2017). Without the days that are set by decree year by
// year: days 'con fines turísticos', and whether a holiday on a weekend moves to its Friday or Monday (decree
// 614/2025).

const fixed: readonly [day: string, label: string][] = [
  ['01-01', 'Año Nuevo'],
  ['03-24', 'Día de la Memoria'],
  ['04-02', 'Día del Veterano y de los Caídos en Malvinas'],
  ['05-01', 'Día del Trabajador'],
  ['05-25', 'Revolución de Mayo'],
  ['06-20', 'Paso a la Inmortalidad de Belgrano'],
  ['07-09', 'Día de la Independencia'],
  ['12-08', 'Inmaculada Concepción de María'],
  ['12-25', 'Navidad'],
]

/** Offsets in days from Easter Sunday. */
const byEaster: readonly [days: number, label: string][] = [
  [-48, 'Carnaval'],
  [-47, 'Carnaval'],
  [-2, 'Viernes Santo'],
]

const movable: readonly [day: string, label: string][] = [
  ['06-17', 'Paso a la Inmortalidad de Güemes'],
  ['08-17', 'Paso a la Inmortalidad de San Martín'],
  ['10-12', 'Día del Respeto a la Diversidad Cultural'],
  ['11-20', 'Día de la Soberanía Nacional'],
]

/** The days by which a movable holiday moves to the nearest Monday, indexed by its weekday from Sunday on. */
const moves: readonly number[] = [0, 0, -1, -2, 4, 3, 0]

/** Returns the national holidays of a year in order. Two holidays on the same day are merged. */
export function nationalHolidays(year: number): Holiday[] {
  const all = [
    ...fixed.map(([day, label]) => ({ date: `${year}-${day}`, label })),
    ...byEaster.map(([days, label]) => ({ date: daysAfter(easterSunday(year), days), label })),
    ...movable.map(([day, label]) => ({ date: moved(`${year}-${day}`), label })),
  ].toSorted((a, b) => a.date.localeCompare(b.date))
  const days = [...new Set(all.map(({ date }) => date))]
  return days.map((date) => ({
    date,
    label: all
      .filter((holiday) => holiday.date === date)
      .map(({ label }) => label)
      .join(' y '),
  }))
}

/** Returns the national holidays of the year that starts on the given day. */
export function comingHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4))
  const end = `${year + 1}${today.slice(4)}`
  return [...nationalHolidays(year), ...nationalHolidays(year + 1)].filter(
    ({ date }) => date >= today && date < end,
  )
}

function moved(date: string): string {
  return daysAfter(date, moves[atNoon(date).getUTCDay()] ?? 0)
}

/** Returns Easter Sunday in the Gregorian calendar, by the anonymous algorithm printed by Meeus. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const atNoon = (date: string): Date => new Date(`${date}T12:00:00Z`)

function daysAfter(date: string, days: number): string {
  const day = atNoon(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
