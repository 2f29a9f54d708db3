import type { Meta, Story } from '@/lib/story'
import { Avatar } from './avatar'

export default { component: Avatar, title: 'components/ui/Avatar' } satisfies Meta

type AvatarStory = Story<typeof Avatar>

export const Portrait: AvatarStory = { args: { seed: 'Ramón Ledesma' } }
export const Shop: AvatarStory = { args: { seed: 'Ferretodo', mark: 'shop', size: 'lg' } }
export const Photo: AvatarStory = { args: { seed: 'Ana Quiroga', src: '/notice-icon.png', size: 'xl' } }
export const Small: AvatarStory = { args: { seed: 'Ana Quiroga', size: 'sm' } }
