import type { ReactNode } from 'react'
import type { LegalFacts } from './legal-facts'

/** A numbered part of a legal text. Its id is its anchor, which other pages may link to. */
export interface LegalSection {
  id: string
  title: string
  Body: (facts: LegalFacts) => ReactNode
}
