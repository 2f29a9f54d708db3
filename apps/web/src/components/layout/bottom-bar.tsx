import type { ReactNode } from 'react'

/** The navigation bar at the bottom of the window on phones, within reach of the thumb. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <nav
      aria-label="Accesos"
      className="fixed inset-x-0 bottom-0 z-40 grid h-(--bar-height) auto-cols-[minmax(max-content,1fr)] grid-flow-col tiny:auto-cols-fr border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {children}
    </nav>
  )
}
