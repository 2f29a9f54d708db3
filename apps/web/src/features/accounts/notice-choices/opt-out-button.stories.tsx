import type { Meta, Story } from '@/lib/story'
import { OptOutButton } from './opt-out-button'

export default { component: OptOutButton, title: 'accounts/notice-choices/OptOutButton' } satisfies Meta

type OptOutButtonStory = Story<typeof OptOutButton>

export const Offer: OptOutButtonStory = { args: { token: 'token', isMuted: false } }
export const AlreadyMuted: OptOutButtonStory = { args: { token: 'token', isMuted: true } }
