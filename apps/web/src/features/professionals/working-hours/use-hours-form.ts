'use client'

import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import { type Weekday, weekdays } from '@oficio/contracts/kernel/weekdays'
import type { WeeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import { inOwnWords } from '@oficio/contracts/texts'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { isSame } from '@/lib/forms/is-same'
import { withFieldTexts } from '@/lib/forms/show-refusal'
import { toast } from '@/lib/toast'

type Faults = Partial<Record<Weekday, string>>

/** State of the working hours form. It is validated with the contract's schema before it is sent. */
export function useHoursForm(storedHours: WeeklyHours | null) {
  const router = useRouter()
  const [hours, setHours] = useState(storedHours ?? usualHours)
  const [hasHours, setHasHours] = useState(storedHours !== null)
  const [savedHours, setSavedHours] = useState(storedHours)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ErrorView | null>(null)
  const [isSaving, setIsSaving] = useState(false)

  const change = (changed: WeeklyHours) => {
    setHours(changed)
    setFaults({})
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    setRefusal(null)
    try {
      const { changeWorkingHoursEndpoint } = await loadPart(
        import('@oficio/contracts/professionals/working-hours'),
      )
      const body = { hours: hasHours ? hours : null }
      const parsed = changeWorkingHoursEndpoint.body.safeParse(body, inOwnWords)
      const faults = parsed.success ? {} : faultsOf(parsed.error.issues)
      setFaults(faults)
      const first = weekdays.find((name) => faults[name])
      if (first) return document.getElementById(`hours-${first}`)?.querySelector('input')?.focus()
      await callApi(changeWorkingHoursEndpoint, { body })
      setSavedHours(body.hours)
      toast.success('Guardamos tus horarios')
      router.refresh()
    } catch (error) {
      setRefusal(withFieldTexts(errorOf(error)))
    } finally {
      setIsSaving(false)
    }
  }

  const isUnsaved = !isSame(hasHours ? hours : null, savedHours)
  return {
    hours,
    change,
    isTold: hasHours,
    setIsTold: setHasHours,
    faults,
    refusal,
    isSaving,
    isUnsaved,
    save,
  }
}

/** Returns the first error of each day. A path looks like 'hours.monday.0.close'. */
const faultsOf = (issues: readonly { path: PropertyKey[]; message: string }[]): Faults =>
  Object.fromEntries(issues.map(({ path, message }) => [path[1], message] as const).reverse())
