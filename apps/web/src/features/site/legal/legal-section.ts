import type { ReactNode } from 'react'
import type { LegalFacts } from './legal-facts'

/** One numbered part of a legal text; its id is the anchor that others may link to. */
export interface LegalSection {
  id: string
  title: string
  Body: (facts: LegalFacts) => ReactNode
}
