import type { Meta, Story } from '@/lib/story'
import { Timeline } from './timeline'

export default { component: Timeline, title: 'components/ui/Timeline' } satisfies Meta

type TimelineStory = Story<typeof Timeline>

export const Progress: TimelineStory = {
  args: {
    items: [
      {
        id: '1',
        title: 'Publicaste la solicitud',
        time: 'ayer, 10:15',
        dateTime: '2026-11-27T10:15:00-03:00',
      },
      {
        id: '2',
        title: 'Ramón Ledesma vio tu solicitud',
        time: 'ayer, 11:02',
        dateTime: '2026-11-27T11:02:00-03:00',
        description: 'Te va a llamar o escribir.',
      },
      {
        id: '3',
        title: 'En curso',
        time: 'hoy, 9:30',
        dateTime: '2026-11-28T09:30:00-03:00',
        tone: 'current',
      },
    ],
  },
}
export const Closed: TimelineStory = {
  args: {
    items: [
      {
        id: '1',
        title: 'Cancelaste la solicitud',
        time: 'hoy, 9:30',
        dateTime: '2026-11-28T09:30:00-03:00',
        tone: 'closed',
      },
    ],
  },
}
