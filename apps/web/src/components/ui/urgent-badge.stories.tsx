import type { Meta, Story } from '@/lib/story'
import { UrgentBadge } from './urgent-badge'

export default { component: UrgentBadge, title: 'components/ui/UrgentBadge' } satisfies Meta

type UrgentBadgeStory = Story<typeof UrgentBadge>

export const Default: UrgentBadgeStory = { args: {} }
