import type { ReactNode } from 'react'
import { AccountArea } from '../account-area'

/** Pages of professionals, some of which an admin may see too. */
export default function ProfessionalLayout({ children }: { children: ReactNode }) {
  return AccountArea({ area: 'professional', children })
}
