import type { Meta, Story } from '@/lib/story'
import { MissingLandingPage } from './missing-landing-page'

export default {
  component: MissingLandingPage,
  title: 'search/landing/MissingLandingPage',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type MissingLandingPageStory = Story<typeof MissingLandingPage>

export const Rubro: MissingLandingPageStory = { args: { kind: 'rubro' } }
export const Category: MissingLandingPageStory = { args: { kind: 'category' } }
