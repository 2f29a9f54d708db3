'use client'

import dynamic from 'next/dynamic'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'

const NoticeBell = dynamic(
  () => import('@/features/notices/notice-bell').then((module) => module.NoticeBell),
  { ssr: false, loading: () => <span className="size-11" /> },
)

/** The bell, loaded only for who has notices. Here because accounts and notices meet in it, and accounts stand below. */
export function HeaderBell() {
  const { user } = useVisitor()
  return user ? <NoticeBell /> : null
}
