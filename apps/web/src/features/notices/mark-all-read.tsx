'use client'

import { readNoticesEndpoint } from '@oficio/contracts/notices'
import { useEffect } from 'react'
import { callApi } from '@/lib/api/api-client'
import { tellNoticesRead } from './use-notices'

/** Marks all notices as read when the page is opened. The page keeps showing which were unread until it is left. */
export function MarkAllRead() {
  useEffect(() => {
    callApi(readNoticesEndpoint, { body: {} }).then(tellNoticesRead, () => undefined)
  }, [])
  return null
}
