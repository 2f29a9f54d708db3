import type { Meta, Story } from '@/lib/story'
import { FocusedHeading } from './focused-heading'

export default { component: FocusedHeading, title: 'components/ui/FocusedHeading' } satisfies Meta

type FocusedHeadingStory = Story<typeof FocusedHeading>

export const Default: FocusedHeadingStory = { args: { children: '¡Listo! Publicamos tu solicitud' } }
export const ThirdLevel: FocusedHeadingStory = {
  args: { as: 'h3', isAtTop: true, children: 'Elegí tu plan' },
}
