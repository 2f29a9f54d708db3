import type { Meta, Story } from '@/lib/story'
import { TimeLeft } from './time-left'

export default { component: TimeLeft, title: 'components/ui/TimeLeft' } satisfies Meta

type TimeLeftStory = Story<typeof TimeLeft>

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export const Minutes: TimeLeftStory = { args: { until: inMinutes(12) } }
export const Hours: TimeLeftStory = { args: { until: inMinutes(300) } }
export const Over: TimeLeftStory = {
  render: () => (
    <p>
      Terminó el plazo. <TimeLeft until={inMinutes(-1)} />
    </p>
  ),
}
