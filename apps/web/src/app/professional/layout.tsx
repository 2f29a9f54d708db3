import type { ReactNode } from 'react'
import { AccountArea } from '../account-area'

/** The layout of professionals' pages. Admins may see some of them too. */
export default function ProfessionalLayout({ children }: { children: ReactNode }) {
  return AccountArea({ area: 'professional', children })
}
