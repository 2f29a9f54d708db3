import type { Meta, Story } from '@/lib/story'
import { samplePublicProfile } from '../samples'
import { AskForQuote } from './ask-for-quote'

export default { component: AskForQuote, title: 'search/profile/AskForQuote' } satisfies Meta

type AskForQuoteStory = Story<typeof AskForQuote>

export const SeveralRubros: AskForQuoteStory = { args: { profile: samplePublicProfile } }
export const OneRubro: AskForQuoteStory = {
  args: { profile: { ...samplePublicProfile, rubros: samplePublicProfile.rubros.slice(0, 1) } },
}
export const OnBreak: AskForQuoteStory = { args: { profile: { ...samplePublicProfile, isAvailable: false } } }
