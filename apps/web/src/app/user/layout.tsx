import type { ReactNode } from 'react'
import { AccountArea } from '../account-area'

/** The layout of pages for every account. Professionals use them too, because they may also file requests. */
export default function UserLayout({ children }: { children: ReactNode }) {
  return AccountArea({ area: 'user', hasStepUp: true, children })
}
