'use client'

import { listNoticesEndpoint, readNoticesEndpoint } from '@oficio/contracts/notices'
import useSWR, { mutate } from 'swr'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import { callApi } from '@/lib/api/api-client'
import { polling } from '@/lib/api/polling'

const everyMs = 60_000
const listedCount = 10
const name = 'notices'

/** Call this after notices were read elsewhere, so that the bell in the header updates its count. */
export const tellNoticesRead = (): void =>
  void mutate((key) => Array.isArray(key) && key[0] === name).catch(() => undefined)

/**
 * Returns the account's last notices, which are polled while the page is visible; null until they are loaded. Ignores a
 * failed call and keeps the last notices.
 */
export function useNotices() {
  const { user } = useVisitor()
  const { data: notices = null, mutate: change } = useSWR(
    user && [name, user.id],
    () => callApi(listNoticesEndpoint, { query: { limit: listedCount } }),
    polling(everyMs),
  )

  /** Marks the shown notices as read on the server. The list keeps its unread marks until it is loaded again. */
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
