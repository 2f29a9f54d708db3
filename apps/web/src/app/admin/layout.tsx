import type { ReactNode } from 'react'
import { AdminNav } from '@/features/admin/admin-nav'
import { AccountArea } from '../account-area'

/** The layout of the admin pages. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return AccountArea({ area: 'admin', hasStepUp: true, nav: <AdminNav />, children })
}
