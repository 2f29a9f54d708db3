import type { Meta, Story } from '@/lib/story'
import { Avatar } from './avatar'

export default { component: Avatar, title: 'components/ui/Avatar' } satisfies Meta

type AvatarStory = Story<typeof Avatar>

export const Portrait: AvatarStory = { args: { name: 'Ramón Ledesma' } }
export const Shop: AvatarStory = { args: { name: 'Ferretodo', mark: 'shop', size: 'lg' } }
export const Photo: AvatarStory = { args: { name: 'Ana Quiroga', src: '/notice-icon.png', size: 'xl' } }
export const Small: AvatarStory = { args: { name: 'Ana Quiroga', size: 'sm' } }
