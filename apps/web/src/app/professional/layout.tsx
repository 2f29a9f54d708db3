import type { ReactNode } from 'react'
import { LeavingForPage } from '@/components/layout/leaving-for-page'
import { AccountWithoutScripts } from '@/features/accounts/menu/account-without-scripts'
import { SessionGuard } from '@/features/accounts/sessions/session-guard'
import { requirePage } from '@/server/session'
import { ReadingOnly } from '../reading-only'

/** Pages of professionals; each of them says whether an admin may see it too. */
export default async function ProfessionalLayout({ children }: { children: ReactNode }) {
  const { role } = await requirePage(['professional', 'admin'])
  return (
    <>
      <SessionGuard />
      <AccountWithoutScripts ofRole={role} />
      <LeavingForPage />
      <ReadingOnly />
      {children}
    </>
  )
}
