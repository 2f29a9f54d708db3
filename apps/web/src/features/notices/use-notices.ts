'use client'

import { listNoticesEndpoint, type NoticeView, readNoticesEndpoint } from '@oficio/contracts/notices'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/lib/api/api-client'
import { useWhileVisible } from '@/lib/use-while-visible'

const everyMs = 60_000
const shown = 10

/** Fired when the page of all notices has marked them as read, so that the bell in the header forgets its count. */
export const readEvent = 'notices-read'

interface Notices {
  unreadCount: number
  notices: NoticeView[]
}

/** The account's last notices, kept fresh while somebody looks; null until they are known. */
export function useNotices() {
  const [notices, setNotices] = useState<Notices | null>(null)

  const load = useCallback(async () => {
    try {
      setNotices(await callApi(listNoticesEndpoint, { query: { limit: shown } }))
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
    const ids = (notices?.notices ?? []).flatMap(({ id, readAt }) => (readAt === null ? [id] : []))
    if (ids.length === 0) return
    setNotices((known) => known && { ...known, unreadCount: Math.max(0, known.unreadCount - ids.length) })
    await callApi(readNoticesEndpoint, { body: { ids } }).catch(() => undefined)
  }

  return { notices, load, markShownAsRead }
}
