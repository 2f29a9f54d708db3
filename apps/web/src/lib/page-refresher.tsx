'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { isSiteReachable } from '@/lib/is-site-reachable'
import { useWhileVisible } from '@/lib/use-while-visible'

/** Refreshes the page periodically while it is visible. Scroll position, open folds and typed text stay. */
export function PageRefresher({ everyMs = 60_000 }: { everyMs?: number }) {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  useWhileVisible(() => {
    if (isRefreshing) return
    startTransition(async () => {
      // Starts the transition again, because React loses it across an await.
      if (await isSiteReachable()) startTransition(() => router.refresh())
    })
  }, everyMs)
  return null
}
