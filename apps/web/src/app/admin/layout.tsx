import type { ReactNode } from 'react'
import { LeavingForPage } from '@/components/layout/leaving-for-page'
import { AccountWithoutScripts } from '@/features/accounts/menu/account-without-scripts'
import { StepUpSlot } from '@/features/accounts/second-factor/step-up-slot'
import { SessionGuard } from '@/features/accounts/sessions/session-guard'
import { AdminNav } from '@/features/admin/admin-nav'
import { requireArea } from '@/server/page'
import { ReadingOnly } from '../reading-only'
import { RefusedMail } from '../refused-mail'

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { role } = await requireArea('admin')
  return (
    <>
      <SessionGuard ofRole={role} />
      <AccountWithoutScripts ofRole={role} />
      <AdminNav />
      <StepUpSlot />
      <LeavingForPage />
      <RefusedMail />
      <ReadingOnly />
      {children}
    </>
  )
}
