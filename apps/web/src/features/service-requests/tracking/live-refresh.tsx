'use client'

import { useRouter } from 'next/navigation'
import { useWhileVisible } from '@/lib/use-while-visible'

const everyMs = 30_000

/** Keeps the page true while somebody looks at it: professionals answer in the meantime. */
export function LiveRefresh() {
  const router = useRouter()
  useWhileVisible(() => router.refresh(), everyMs)
  return null
}
