'use client'

import {
  listNotificationsEndpoint,
  type NotificationView,
  readNotificationsEndpoint,
} from '@oficio/contracts/notifications'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { useWhileVisible } from '@/lib/use-while-visible'

const everyMs = 60_000
const shown = 10

/** Fired when the page of all notices has marked them as read, so that the bell in the header forgets its count. */
export const readEvent = 'notifications-read'

interface Notices {
  unreadCount: number
  notifications: NotificationView[]
}

/** The account's last notices, kept fresh while somebody looks; null until they are known. */
export function useNotifications() {
  const [notices, setNotices] = useState<Notices | null>(null)

  const load = useCallback(async () => {
    try {
      setNotices(await callApi(listNotificationsEndpoint, { query: { limit: shown } }))
    } catch {
      // A bell that cannot ask stays as it is; the next round tries again, and nobody is disturbed for it.
    }
  }, [])

  useEffect(() => {
    void load()
    const reload = () => void load()
    window.addEventListener(readEvent, reload)
    return () => window.removeEventListener(readEvent, reload)
  }, [load])
  useWhileVisible(() => void load(), everyMs)

  /** Tells the server that what is shown was seen. The list keeps its marks until it is next loaded. */
  const markShownAsRead = async () => {
    const ids = (notices?.notifications ?? []).flatMap(({ id, readAt }) => (readAt === null ? [id] : []))
    if (ids.length === 0) return
    setNotices((known) => known && { ...known, unreadCount: Math.max(0, known.unreadCount - ids.length) })
    await callApi(readNotificationsEndpoint, { body: { ids } }).catch(() => undefined)
  }

  return { notices, load, markShownAsRead }
}
