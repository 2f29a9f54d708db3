import type { Meta, Story } from '@/lib/story'
import { WhyHere } from './why-here'

export default { component: WhyHere, title: 'search/professionals/WhyHere' } satisfies Meta

type WhyHereStory = Story<typeof WhyHere>

const props = {
  points: { parts: [430, 90, 180, 120], distance: -24, total: 796 },
  hasAllWords: true,
  isAnswer: true,
  orderHref: '/search/order',
}

export const AllWords: WhyHereStory = { args: props }
export const SomeWords: WhyHereStory = { args: { ...props, hasAllWords: false } }
export const WithoutWordsAndPlace: WhyHereStory = {
  args: { ...props, isAnswer: false, points: { ...props.points, distance: null, total: 820 } },
}
