'use client'

import dynamic from 'next/dynamic'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'

const NoticeBell = dynamic(
  () => import('@/features/notices/notice-bell').then((module) => module.NoticeBell),
  { ssr: false, loading: () => <span className="size-11" /> },
)

/**
 * The bell of notices in the header, loaded only for signed-in users. It is here because it needs both accounts and
 * notices, and accounts must not import notices.
 */
export function HeaderBell() {
  const { user } = useVisitor()
  return user ? <NoticeBell /> : null
}
