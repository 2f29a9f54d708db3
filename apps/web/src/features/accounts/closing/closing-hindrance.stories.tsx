import type { Meta, Story } from '@/lib/story'
import { ClosingHindrance } from './closing-hindrance'

export default { component: ClosingHindrance, title: 'accounts/closing/ClosingHindrance' } satisfies Meta

type ClosingHindranceStory = Story<typeof ClosingHindrance>

export const LastAdmin: ClosingHindranceStory = { args: { hindrance: 'last_admin' } }
export const OldLogin: ClosingHindranceStory = { args: { hindrance: 'login_too_old' } }
