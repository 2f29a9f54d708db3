import type { SettingValues } from '@oficio/contracts/settings/settings'
import type { Question } from '../../search/landing/landing-questions'

/** One of the frequent questions. */
export interface FaqEntry extends Question {
  /** What its address ends with. */
  id: string
  links?: readonly { label: string; href: string }[]
}

/** What the answers say of prices and rules; nothing of it is written into them. */
export type FaqFacts = SettingValues
