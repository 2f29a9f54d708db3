'use client'

import { readNotificationsEndpoint } from '@oficio/contracts/notifications'
import { useEffect } from 'react'
import { callApi } from '@/lib/api/api-client'
import { readEvent } from './use-notifications'

/** Opening the page is reading it. The marks stay for this visit, so that one sees what was new. */
export function MarkAllRead() {
  useEffect(() => {
    callApi(readNotificationsEndpoint, { body: {} }).then(
      () => window.dispatchEvent(new Event(readEvent)),
      () => undefined,
    )
  }, [])
  return null
}
