'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { useWhileVisible } from '@/lib/use-while-visible'

const everyMs = 60_000

/** Reads the page again while somebody looks at it; scroll, open folds and what is being typed stay as they are. */
export function PageRefresher() {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  useWhileVisible(() => {
    if (!isRefreshing) startTransition(() => router.refresh())
  }, everyMs)
  return null
}
