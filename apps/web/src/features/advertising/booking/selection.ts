import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import { adDays } from '@oficio/contracts/advertising/price'

/** The visitor's choices so far. Open choices are '' or null. */
export interface Selection {
  spaceId: number | null
  combinationId: number | null
  startDate: string
  endDate: string
}

export const nothingChosen: Selection = { spaceId: null, combinationId: null, startDate: '', endDate: '' }

export type Choice =
  | { type: 'space'; spaceId: number }
  | { type: 'combination'; combinationId: number }
  | { type: 'dates'; startDate: string; endDate: string }
  | { type: 'all'; selection: Selection }
  | { type: 'nothing' }

/**
 * Returns the selection after a choice. A new space resets the combination and the days; a new combination resets the
 * days.
 */
export function choose(before: Selection, choice: Choice): Selection {
  switch (choice.type) {
    case 'space':
      return { ...nothingChosen, spaceId: choice.spaceId }
    case 'combination':
      return { ...nothingChosen, spaceId: before.spaceId, combinationId: choice.combinationId }
    case 'dates':
      return { ...before, startDate: choice.startDate, endDate: choice.endDate }
    case 'all':
      return choice.selection
    case 'nothing':
      return nothingChosen
  }
}

/**
 * Returns the days after a tap in the calendar. The tap sets the last day if only the first is chosen, and otherwise a
 * new first day.
 */
export function tapDay(
  { startDate, endDate }: Pick<Selection, 'startDate' | 'endDate'>,
  day: string,
): Pick<Selection, 'startDate' | 'endDate'> {
  const isSecond = startDate !== '' && endDate === '' && day >= startDate
  return isSecond ? { startDate, endDate: day } : { startDate: day, endDate: '' }
}

interface Period {
  startDate: string
  endDate: string
}

/** Returns whether the selected days and the period have a day in common. */
export const touches = (selected: Period, period: Period): boolean =>
  selected.startDate <= period.endDate && selected.endDate >= period.startDate

export interface Bookable {
  first: string
  last: string
  taken: readonly Period[]
}

/** Returns the error about the days, for the visitor, or null if there is none. */
export function daysFault({ startDate, endDate }: Period, { first, last, taken }: Bookable): string | null {
  if (startDate === '' || endDate === '') return null
  if (startDate < first) return 'Elegí una fecha desde mañana en adelante.'
  if (endDate < startDate) return 'El último día no puede ser anterior al primero.'
  if (adDays(startDate, endDate) > adLimits.daysMax)
    return `Una reserva puede tener hasta ${adLimits.daysMax} días.`
  if (endDate > last) return 'El último día queda demasiado lejos. Elegí uno del calendario.'
  return taken.some((period) => touches({ startDate, endDate }, period))
    ? 'Alguno de esos días ya está tomado.'
    : null
}

const names = { spaceId: 'espacio', combinationId: 'formato', startDate: 'desde', endDate: 'hasta' } as const

/** Returns the selection as a query string, so that it survives a login. */
export function queryOf(selection: Selection): string {
  const query = new URLSearchParams()
  for (const [field, name] of Object.entries(names)) {
    const value = Object.entries(selection).find(([key]) => key === field)?.[1]
    if (value) query.set(name, String(value))
  }
  return query.toString()
}

/** Returns the selection in a query string. Invalid values count as not chosen. */
export function readSelection(search: string): Selection {
  const query = new URLSearchParams(search)
  const day = (name: string) => {
    const value = query.get(name) ?? ''
    return /^\d{4}-\d\d-\d\d$/.test(value) ? value : ''
  }
  const number = (name: string) => Number.parseInt(query.get(name) ?? '', 10) || null
  const spaceId = number(names.spaceId)
  const combinationId = spaceId && number(names.combinationId)
  if (!combinationId) return { ...nothingChosen, spaceId }
  return { spaceId, combinationId, startDate: day(names.startDate), endDate: day(names.endDate) }
}
