import type { ReactNode } from 'react'
import { AdminNav } from '@/features/admin/admin-nav'
import { AccountArea } from '../account-area'

/** Pages of admins. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return AccountArea({ area: 'admin', hasStepUp: true, nav: <AdminNav />, children })
}
