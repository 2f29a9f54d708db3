import type { ReactNode } from 'react'

interface SiteShellProps {
  header: ReactNode
  footer: ReactNode
  bottomBar: ReactNode
  children: ReactNode
}

/** The frame of every page: skip link, header, main element, footer, and space for the bottom bar on phones. */
export function SiteShell({ header, footer, bottomBar, children }: SiteShellProps) {
  return (
    <div className="flex min-h-dvh flex-col pb-(--bar-height) md:pb-0 print:block print:min-h-0 print:pb-0">
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-primary-foreground focus:translate-y-0 print:hidden"
      >
        Ir al contenido
      </a>
      {header}
      <main id="contenido" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
      {bottomBar}
    </div>
  )
}
