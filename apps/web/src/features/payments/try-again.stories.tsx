import type { Meta, Story } from '@/lib/story'
import { TryAgain } from './try-again'

export default { component: TryAgain, title: 'payments/TryAgain' } satisfies Meta

type TryAgainStory = Story<typeof TryAgain>

export const WithStart: TryAgainStory = { args: { startPath: '/solicitar' } }
export const Unknown: TryAgainStory = { args: {} }
