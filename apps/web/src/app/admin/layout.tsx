import type { ReactNode } from 'react'
import { AccountArea } from '../account-area'
import { PanelNav } from './panel-nav'

/** The layout of the admin pages: the menu of the panel above the page, and beside it on wide screens. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return AccountArea({
    area: 'admin',
    hasStepUp: true,
    children: (
      <div className="xl:grid xl:grid-cols-[15rem_minmax(0,1fr)]">
        <PanelNav />
        <div className="min-w-0">{children}</div>
      </div>
    ),
  })
}
