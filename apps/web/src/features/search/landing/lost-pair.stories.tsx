import type { Meta, Story } from '@/lib/story'
import { LostPair } from './lost-pair'

export default {
  component: LostPair,
  title: 'search/landing/LostPair',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type LostPairStory = Story<typeof LostPair>

export const Rubro: LostPairStory = { args: { kind: 'rubro' } }
export const Category: LostPairStory = { args: { kind: 'category' } }
