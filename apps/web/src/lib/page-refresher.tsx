'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useWhileVisible } from '@/lib/use-while-visible'

/** Reads the page again while somebody looks at it; scroll, open folds and what is being typed stay as they are. */
export function PageRefresher({ everyMs = 60_000 }: { everyMs?: number }) {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  useWhileVisible(() => {
    if (!isRefreshing) startTransition(() => router.refresh())
  }, everyMs)
  return null
}
