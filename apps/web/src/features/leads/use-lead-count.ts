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

/** To be called when a lead was opened or its work ended, so that the count beside 'Mis contactos' follows at once. */
export const tellLeadsChanged = (): void =>
  void mutate((key) => Array.isArray(key) && key[0] === name).catch(() => undefined)

let askedOn: string | null = null
/** Another page is the moment to ask again: once, though header and bar both notice. */
function askOn(pathname: string): void {
  if (askedOn !== null && askedOn !== pathname) tellLeadsChanged()
  askedOn = pathname
}

/**
 * How many contacts of the professional are in course; 0 until it is known, and for who has none. Header and bar ask at
 * the same moment: one call answers both. A count that cannot be had stays as it is: nobody is disturbed for it.
 */
export function useLeadCount(): number {
  const { user } = useVisitor()
  const pathname = usePathname()
  const { data } = useSWR(
    // Asked only for who is known to be one: an admin looks at pages of professionals too.
    user?.role === 'professional' ? [name, user.id] : null,
    () => callApi(countLeadsEndpoint),
    polling(everyMs),
  )
  useEffect(() => askOn(pathname), [pathname])
  return data?.inCourse ?? 0
}
