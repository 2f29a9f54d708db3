import type { FaqEntry, FaqFacts } from './faq-entry'
import { shopCharges } from './faq-of-businesses'
import {
  asking,
  changes,
  contact,
  news,
  payments,
  phone,
  privacy,
  problems,
  silence,
  trust,
} from './faq-of-clients'
import { charges, joining, rubros } from './faq-of-professionals'

/** Returns the frequently asked questions, with the current prices and rules in the answers. */
export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  asking,
  payments(facts),
  contact(facts),
  phone(facts),
  silence(facts),
  trust,
  joining(facts),
  charges(facts),
  rubros(facts),
  shopCharges(facts),
  privacy(facts),
  problems,
  changes,
  news,
]
