import type { Meta, Story } from '@/lib/story'
import { Switch } from './switch'

export default { component: Switch, title: 'components/ui/Switch' } satisfies Meta

type SwitchStory = Story<typeof Switch>

export const Off: SwitchStory = {
  args: { 'aria-label': 'Avisos por email', checked: false, onCheckedChange: () => undefined },
}
export const On: SwitchStory = {
  args: { 'aria-label': 'Avisos por email', checked: true, onCheckedChange: () => undefined },
}
export const Disabled: SwitchStory = {
  args: { 'aria-label': 'Avisos por email', checked: true, disabled: true, onCheckedChange: () => undefined },
}
