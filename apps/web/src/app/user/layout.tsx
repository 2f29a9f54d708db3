import type { ReactNode } from 'react'
import { AccountArea } from '../account-area'

/** Pages of any account: a professional also files requests. */
export default function UserLayout({ children }: { children: ReactNode }) {
  return AccountArea({ area: 'user', hasStepUp: true, children })
}
