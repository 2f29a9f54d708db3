'use client'

import { readWeek, showWeek } from '@oficio/contracts/businesses/hours/hours'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { type Weekday, weekdays } from '@oficio/contracts/kernel/weekdays'
import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import { inOwnWords } from '@oficio/contracts/texts'
import { useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { isSame } from '@/lib/forms/is-same'
import { usePart, type Version } from './use-part'

type Faults = Partial<Record<Weekday, string>>
interface Issue {
  path: PropertyKey[]
  message: string
}

/** State of the weekly hours form. It is validated with the contract's schema before it is sent. */
export function useWeekForm(
  { id, business_hours: storedHours }: Pick<BusinessView, 'id' | 'business_hours'>,
  version: Version,
) {
  const [hours, setHours] = useState(() => readWeek(storedHours))
  const [savedWeek, setSavedWeek] = useState(() => readWeek(storedHours))
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const { refusal, isSaving, save } = usePart(version)
  const faults = faultsOf(issues)

  const change = (changed: WeeklyHours) => {
    setHours(changed)
    setIssues([])
  }

  const saveBy = async (isSure: boolean): Promise<void> => {
    const { changeBusinessHoursEndpoint } = await loadPart(import('@oficio/contracts/businesses/owner'))
    const businessHours = showWeek(hours)
    const parsed = changeBusinessHoursEndpoint.body.safeParse({ businessHours }, inOwnWords)
    const issues = parsed.error?.issues ?? []
    setIssues(issues)
    const wrong = faultsOf(issues)
    const first = weekdays.find((name) => wrong[name])
    if (first) document.getElementById(`hours-${first}`)?.querySelector('input')?.focus()
    if (issues.length > 0) return
    const send = (version: number | undefined) =>
      callApi(changeBusinessHoursEndpoint, { params: { id }, body: { businessHours, version } })
    if (await save(send, { successText: 'Guardamos tus horarios', isOverwriting: isSure }))
      setSavedWeek(hours)
  }

  return {
    hours,
    change,
    faults,
    /** The error about the week as a whole. */
    fault: Object.keys(faults).length > 0 ? null : (issues[0]?.message ?? null),
    refusal,
    isSaving,
    isUnsaved: !isSame(hours, savedWeek),
    saveBy,
  }
}

/** Returns the first error of each day. A path looks like 'businessHours.monday.0.close'. */
const faultsOf = (issues: readonly Issue[]): Faults =>
  Object.fromEntries(
    issues
      .flatMap(({ path, message }) => {
        const day = weekdays.find((name) => path[1] === name)
        return day ? [[day, message] as const] : []
      })
      .reverse(),
  )
