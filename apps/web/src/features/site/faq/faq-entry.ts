import type { SettingValues } from '@oficio/contracts/settings/settings'
import type { Question } from '../../search/landing/landing-questions'

/** A frequently asked question. */
export interface FaqEntry extends Question {
  /** The fragment of its address. */
  id: string
  links?: readonly { label: string; href: string }[]
}

/** The prices and rules that the answers mention. The texts must not contain them as constants. */
export type FaqFacts = SettingValues
