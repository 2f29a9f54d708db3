import type { Meta, Story } from '@/lib/story'
import { Link } from './link'

export default { component: Link, title: 'components/ui/Link' } satisfies Meta

type LinkStory = Story<typeof Link>

export const Default: LinkStory = {
  args: { href: '/ayuda', children: 'Ver la ayuda', className: 'text-primary underline' },
}
