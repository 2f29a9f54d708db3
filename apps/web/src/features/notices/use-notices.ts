'use client'

import { listNoticesEndpoint, readNoticesEndpoint } from '@oficio/contracts/notices'
import useSWR, { mutate } from 'swr'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { callApi } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'

const everyMs = 60_000
const listedCount = 10
const name = 'notices'

/** To be called when notices were read elsewhere, so that the bell in the header forgets its count. */
export const tellNoticesRead = (): void =>
  void mutate((key) => Array.isArray(key) && key[0] === name).catch(() => undefined)

/**
 * The account's last notices, kept fresh while somebody looks; null until they are known. A bell that cannot ask stays
 * as it is: nobody is disturbed for it.
 */
export function useNotices() {
  const { user } = useVisitor()
  const { data: notices = null, mutate: change } = useSWR(
    user && [name, user.id],
    () => callApi(listNoticesEndpoint, { query: { limit: listedCount } }),
    polling(everyMs),
  )

  /** Tells the server that what is shown was seen. The list keeps its marks until it is next loaded. */
  const markShownAsRead = async () => {
    const ids = (notices?.notices ?? []).flatMap(({ id, readAt }) => (readAt === null ? [id] : []))
    if (ids.length === 0) return
    const forget = (cached: typeof notices | undefined) =>
      cached ? { ...cached, unreadCount: Math.max(0, cached.unreadCount - ids.length) } : undefined
    await change(forget, { revalidate: false })
    await callApi(readNoticesEndpoint, { body: { ids } }).catch(() => undefined)
  }

  return { notices, load: () => change().catch(() => undefined), markShownAsRead }
}
