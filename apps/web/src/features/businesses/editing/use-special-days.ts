'use client'

import type { Holiday } from '@oficio/contracts/businesses/hours/holidays'
import { showDay } from '@oficio/contracts/businesses/hours/hours'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { inOwnWords } from '@oficio/contracts/texts'
import { useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { isSame } from '@/lib/forms/is-same'
import { randomKey } from '@/lib/random-key'
import { type SpecialDay, specialDaysOf, withHolidays } from './special-days'
import { usePart, type Version } from './use-part'

/** State of the special days form. It is validated with the contract's schema before it is sent. */
export function useSpecialDays(business: Pick<BusinessView, 'id' | 'special_hours'>, version: Version) {
  const [days, setDays] = useState(() => specialDaysOf(business))
  const [savedDays, setSavedDays] = useState(() => specialDaysOf(business))
  const [removed, setRemoved] = useState<SpecialDay | null>(null)
  /** The errors, by the key of the row. The key '' is for errors about all rows. */
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const { refusal, isSaving, save } = usePart(version)

  const set = (changed: SpecialDay[]) => {
    setDays(changed)
    setFaults({})
    setRemoved(null)
  }

  const saveBy = async (isSure: boolean): Promise<void> => {
    const { changeSpecialHoursEndpoint } = await loadPart(import('@oficio/contracts/businesses/owner'))
    const sentDays = days.map(({ date, label, intervals }) => ({ date, label, hours: showDay(intervals) }))
    const parsed = changeSpecialHoursEndpoint.body.safeParse({ days: sentDays }, inOwnWords)
    const faults = (parsed.error?.issues ?? []).map(({ path, message }) => {
      const row = days[Number(path[1] ?? -1)]
      const isDate = path[2] === 'date'
      return [row?.key ?? '', isDate ? 'Elegí una fecha.' : message] as const
    })
    setFaults(Object.fromEntries(faults.toReversed()))
    const [first] = faults
    if (first) return document.getElementById(`day-${first[0]}`)?.focus()
    const send = (version: number | undefined) =>
      callApi(changeSpecialHoursEndpoint, {
        params: { id: business.id },
        body: { days: sentDays, version },
      })
    if (!(await save(send, { successText: 'Guardamos los días especiales', isOverwriting: isSure }))) return
    setSavedDays(days)
    setRemoved(null)
  }

  return {
    days,
    faults,
    refusal,
    isSaving,
    isUnsaved: !isSame(days, savedDays),
    /** The last removed day, which can be restored. */
    removed,
    add: () => set([...days, { key: randomKey(), date: '', label: '', intervals: [] }]),
    addHolidays: (holidays: readonly Holiday[]) => set(withHolidays(days, holidays)),
    change: (key: string, part: Partial<SpecialDay>) =>
      set(days.map((day) => (day.key === key ? { ...day, ...part } : day))),
    remove: (day: SpecialDay) => {
      set(days.filter(({ key }) => key !== day.key))
      setRemoved(day)
    },
    bringBack: (day: SpecialDay) => set(withDay(days, day)),
    saveBy,
  }
}

const withDay = (days: readonly SpecialDay[], day: SpecialDay): SpecialDay[] =>
  withHolidays([...days, day], [])
