'use client'

import { countLeadsEndpoint } from '@oficio/contracts/leads/endpoints'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import useSWR, { mutate } from 'swr'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { callApi } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'

const everyMs = 60_000
const name = 'lead-count'

/**
 * Call this after a lead was opened or its work ended, so that the count beside 'Mis contactos' is updated immediately.
 */
export const tellLeadsChanged = (): void =>
  void mutate((key) => Array.isArray(key) && key[0] === name).catch(() => undefined)

let askedOn: string | null = null
/**
 * Refreshes the count when the visitor goes to another page. Refreshes once, although header and bottom bar both call
 * this.
 */
function askOn(pathname: string): void {
  if (askedOn !== null && askedOn !== pathname) tellLeadsChanged()
  askedOn = pathname
}

/**
 * Returns the number of a professional's leads in progress; 0 while it is unknown and for everybody else. Header and
 * bar share one call. Ignores a failed call and keeps the last number.
 */
export function useLeadCount(): number {
  const { user } = useVisitor()
  const pathname = usePathname()
  const { data } = useSWR(
    // Only for professionals. An admin also looks at pages of professionals.
    user?.role === 'professional' ? [name, user.id] : null,
    () => callApi(countLeadsEndpoint),
    polling(everyMs),
  )
  useEffect(() => askOn(pathname), [pathname])
  return data?.inCourse ?? 0
}
