import type { Meta, Story } from '@/lib/story'
import { RelativeTime } from './relative-time'

export default { component: RelativeTime, title: 'components/ui/RelativeTime' } satisfies Meta

type RelativeTimeStory = Story<typeof RelativeTime>

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

export const MinutesAgo: RelativeTimeStory = { args: { iso: hoursAgo(5 / 60) } }
export const DaysAgo: RelativeTimeStory = { args: { iso: hoursAgo(72), article: 'el ' } }
