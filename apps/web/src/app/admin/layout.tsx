import type { ReactNode } from 'react'
import { LeavingForPage } from '@/components/layout/leaving-for-page'
import { AdminNav } from '@/features/operations/admin-nav'
import { AccountWithoutScripts } from '@/features/session/account-without-scripts'
import { SessionGuard } from '@/features/session/session-guard'
import { requirePage } from '@/server/session'
import { ReadingOnly } from '../reading-only'

/** Pages of admins. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { role } = await requirePage(['admin'])
  return (
    <>
      <SessionGuard />
      <AccountWithoutScripts ofRole={role} />
      <AdminNav />
      <LeavingForPage />
      <ReadingOnly />
      {children}
    </>
  )
}
