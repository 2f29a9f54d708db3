import type { Meta, Story } from '@/lib/story'
import { Celebration } from './celebration'

export default { component: Celebration, title: 'components/illustrations/Celebration' } satisfies Meta

type CelebrationStory = Story<typeof Celebration>

export const JustNow: CelebrationStory = { args: { name: 'approved', isFresh: true } }
export const Later: CelebrationStory = { args: { name: 'paymentReceived', isFresh: false } }
