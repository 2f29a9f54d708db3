import type { Meta, Story } from '@/lib/story'
import { MailLink } from './mail-link'

export default { component: MailLink, title: 'components/ui/MailLink' } satisfies Meta

type MailLinkStory = Story<typeof MailLink>

export const Default: MailLinkStory = {
  args: { address: 'hola@oficio.example', className: 'text-primary underline' },
}
