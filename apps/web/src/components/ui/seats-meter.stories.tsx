import type { Meta, Story } from '@/lib/story'
import { SeatsMeter } from './seats-meter'

export default { component: SeatsMeter, title: 'components/ui/SeatsMeter' } satisfies Meta

type SeatsMeterStory = Story<typeof SeatsMeter>

export const AllFree: SeatsMeterStory = { args: { takenCount: 0, total: 5 } }
export const OneLeft: SeatsMeterStory = { args: { takenCount: 4, total: 5 } }
export const Full: SeatsMeterStory = { args: { takenCount: 5, total: 5 } }
