import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'

/** A line of a result's card with an icon. */
export function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="fact">
      <Icon name={icon} />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
