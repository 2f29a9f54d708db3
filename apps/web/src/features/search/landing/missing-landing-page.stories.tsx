import type { Meta, Story } from '@/lib/story'
import { MissingLandingPage } from './missing-landing-page'

export default {
  component: MissingLandingPage,
  title: 'search/landing/LostPair',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type LostPairStory = Story<typeof MissingLandingPage>

export const Rubro: LostPairStory = { args: { kind: 'rubro' } }
export const Category: LostPairStory = { args: { kind: 'category' } }
