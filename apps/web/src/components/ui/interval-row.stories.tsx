import type { Meta, Story } from '@/lib/story'
import { IntervalRow } from './interval-row'

export default { component: IntervalRow, title: 'components/ui/IntervalRow' } satisfies Meta

type IntervalRowStory = Story<typeof IntervalRow>

const row = {
  name: 'lunes, turno 1',
  interval: { open: '08:30', close: '12:30' },
  mayPassMidnight: false,
  onChange: () => undefined,
}

export const Plain: IntervalRowStory = { args: row }
export const EndsBeforeItBegins: IntervalRowStory = {
  args: { ...row, interval: { open: '16:30', close: '08:00' } },
}
export const PassesMidnight: IntervalRowStory = {
  args: { ...row, mayPassMidnight: true, interval: { open: '20:00', close: '02:00' } },
}
