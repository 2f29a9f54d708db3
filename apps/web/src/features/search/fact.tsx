import type { ReactNode } from 'react'

/** A line about a result, with the sign of what it is about. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
