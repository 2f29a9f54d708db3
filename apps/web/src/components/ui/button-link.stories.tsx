import type { Meta, Story } from '@/lib/story'
import { ButtonLink } from './button-link'

export default { component: ButtonLink, title: 'components/ui/ButtonLink' } satisfies Meta

type ButtonLinkStory = Story<typeof ButtonLink>

export const Primary: ButtonLinkStory = { args: { href: '/solicitar', children: 'Pedir un servicio' } }
export const Outline: ButtonLinkStory = {
  args: { href: '/ayuda', variant: 'outline', children: 'Ver la ayuda' },
}
export const LargeBlock: ButtonLinkStory = {
  args: { href: '/solicitar', size: 'lg', block: true, children: 'Pedir un servicio' },
}
