'use client'

import { readNoticesEndpoint } from '@oficio/contracts/notices'
import { useEffect } from 'react'
import { callApi } from '@/lib/api/api-client'
import { tellNoticesRead } from './use-notices'

/** Opening the page is reading it. The marks stay for this visit, so that one sees what was new. */
export function MarkAllRead() {
  useEffect(() => {
    callApi(readNoticesEndpoint, { body: {} }).then(tellNoticesRead, () => undefined)
  }, [])
  return null
}
