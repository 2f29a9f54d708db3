import type { FaqEntry, FaqFacts } from './faq-entry'
import { asking, changes, contact, news, payments, privacy, problems, trust } from './faq-of-clients'
import { joining, rubros } from './faq-of-professionals'

/** Returns the frequent questions, with answers as prices and rules are now. */
export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  asking,
  contact(facts),
  joining(facts),
  rubros(facts),
  trust,
  privacy(facts),
  payments(facts),
  problems,
  changes,
  news,
]
