import type { Meta, Story } from '@/lib/story'
import { ThemeSwitch } from './theme-switch'

export default { component: ThemeSwitch, title: 'components/layout/ThemeSwitch' } satisfies Meta

type ThemeSwitchStory = Story<typeof ThemeSwitch>

export const OnSurface: ThemeSwitchStory = { args: {} }
export const OnPetrol: ThemeSwitchStory = {
  render: () => (
    <div className="on-petrol bg-petrol p-4 text-petrol-text">
      <ThemeSwitch />
    </div>
  ),
}
