import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import { adDays, dayAfter } from '@oficio/contracts/advertising/price'
import { type AdSlotName, adSlotNames } from '@oficio/contracts/advertising/slots'

/** The visitor's choices so far. Open choices are '' or null. */
export interface Selection {
  slot: AdSlotName | null
  combinationId: number | null
  startDate: string
  endDate: string
}

export const nothingChosen: Selection = { slot: null, combinationId: null, startDate: '', endDate: '' }

export type Choice =
  | { type: 'slot'; slot: AdSlotName }
  | { type: 'combination'; combinationId: number }
  | { type: 'dates'; startDate: string; endDate: string }
  | { type: 'all'; selection: Selection }
  | { type: 'nothing' }

/** Returns the selection after a choice. A new slot resets the days, because others may be free there. */
export function choose(before: Selection, choice: Choice): Selection {
  switch (choice.type) {
    case 'slot':
      return { ...nothingChosen, slot: choice.slot, combinationId: before.combinationId }
    case 'combination':
      return { ...before, combinationId: choice.combinationId }
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
const touches = (selected: Period, period: Period): boolean =>
  selected.startDate <= period.endDate && selected.endDate >= period.startDate

/** The days in which a slot can be booked, with the taken periods of each of its spaces. */
export interface SlotDays {
  first: string
  last: string
  spaces: readonly { id: number; taken: readonly Period[] }[]
}

/** Returns the first space of the slot that is free on all days of the period, or null if there is none. */
export const freeSpaceId = (period: Period, { spaces }: Pick<SlotDays, 'spaces'>): number | null =>
  spaces.find(({ taken }) => !taken.some((other) => touches(period, other)))?.id ?? null

/** Returns whether every space of the slot is taken on that day. */
export const isTaken = (day: string, days: Pick<SlotDays, 'spaces'>): boolean =>
  freeSpaceId({ startDate: day, endDate: day }, days) === null

/** Returns the error about the days, for the visitor, or null if there is none. */
export function daysFault({ startDate, endDate }: Period, days: SlotDays): string | null {
  if (startDate === '' || endDate === '') return null
  if (startDate < days.first) return 'Elegí una fecha desde mañana en adelante.'
  if (endDate < startDate) return 'El último día no puede ser anterior al primero.'
  const length = adDays(startDate, endDate)
  if (length > adLimits.daysMax) return `Una reserva puede tener hasta ${adLimits.daysMax} días.`
  if (endDate > days.last) return 'El último día queda demasiado lejos. Elegí uno del calendario.'
  if (freeSpaceId({ startDate, endDate }, days) !== null) return null
  return Array.from({ length }, (_none, at) => dayAfter(startDate, at)).some((day) => isTaken(day, days))
    ? 'Alguno de esos días ya está tomado.'
    : 'No queda un mismo lugar libre todos esos días. Probá con menos días o con otras fechas.'
}

const names = { slot: 'espacio', combinationId: 'formato', startDate: 'desde', endDate: 'hasta' } as const

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
  const slot = adSlotNames.find((name) => name === query.get(names.slot)) ?? null
  const combinationId = slot && number(names.combinationId)
  if (!combinationId) return { ...nothingChosen, slot }
  return { slot, combinationId, startDate: day(names.startDate), endDate: day(names.endDate) }
}
