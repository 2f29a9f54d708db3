import type { Meta, Story } from '@/lib/story'
import { Button } from './button'
import { SeparateAction } from './separate-action'

export default { component: SeparateAction, title: 'components/ui/SeparateAction' } satisfies Meta

type SeparateActionStory = Story<typeof SeparateAction>

export const Default: SeparateActionStory = {
  args: { note: 'Elegiste a Ramón Ledesma.', children: <Button variant="ghost">Cambiar</Button> },
}
