import type { ReactNode } from 'react'

/** A line of a result's card with an icon. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
