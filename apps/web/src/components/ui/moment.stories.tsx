import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { Moment } from './moment'

export default { component: Moment, title: 'components/ui/Moment' } satisfies Meta

type MomentStory = Story<typeof Moment>

const approval = {
  drawing: 'approved',
  title: 'Aprobamos tu cuenta, Ramón',
  children: 'Desde ahora te llegan las solicitudes de plomería cerca de Rosario.',
  action: <Button>Ver la primera solicitud</Button>,
} as const

export const JustNow: MomentStory = { args: { ...approval, isFresh: true } }
export const Later: MomentStory = { args: { ...approval, isFresh: false } }
