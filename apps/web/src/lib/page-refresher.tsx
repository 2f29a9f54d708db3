'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { isSiteThere } from '@/lib/is-site-there'
import { useWhileVisible } from '@/lib/use-while-visible'

/** Reads the page again while somebody looks at it; scroll, open folds and what is being typed stay as they are. */
export function PageRefresher({ everyMs = 60_000 }: { everyMs?: number }) {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  useWhileVisible(() => {
    if (isRefreshing) return
    startTransition(async () => {
      // React forgets the transition across an await, so what follows one is put into it again.
      if (await isSiteThere()) startTransition(() => router.refresh())
    })
  }, everyMs)
  return null
}
