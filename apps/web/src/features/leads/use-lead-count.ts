'use client'

import { countLeadsEndpoint } from '@oficio/contracts/leads/endpoints'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { useWhileVisible } from '@/lib/use-while-visible'

const everyMs = 60_000

/** Fired when a lead was opened or its work ended, so that the count beside 'Mis contactos' follows at once. */
const leadsChanged = 'leads-changed'
export const tellLeadsChanged = (): void => void window.dispatchEvent(new Event(leadsChanged))

/** Header and bar ask at the same moment: one call answers both. */
let asking: Promise<number> | null = null
function ask(): Promise<number> {
  asking ??= callApi(countLeadsEndpoint)
    .then(({ inCourse }) => inCourse)
    .finally(() => {
      asking = null
    })
  return asking
}

/** How many leads of the professional are in course; 0 until it is known, and for who has none. */
export function useLeadCount(isProfessional: boolean): number {
  const pathname = usePathname()
  const [count, setCount] = useState(0)
  // A count that cannot be had stays as it is; the next round tries again, and nobody is disturbed for it.
  const load = () => void ask().then(setCount, () => undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the moment to ask again
  useEffect(() => {
    if (!isProfessional) return
    load()
    window.addEventListener(leadsChanged, load)
    return () => window.removeEventListener(leadsChanged, load)
  }, [isProfessional, pathname])
  useWhileVisible(load, isProfessional ? everyMs : null)
  return count
}
