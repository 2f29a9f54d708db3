import type { Meta, Story } from '@/lib/story'
import { WhatsappIcon } from './whatsapp-icon'

export default { component: WhatsappIcon, title: 'components/ui/WhatsappIcon' } satisfies Meta

type WhatsappIconStory = Story<typeof WhatsappIcon>

export const Default: WhatsappIconStory = {
  render: () => (
    <span className="block size-8 text-whatsapp">
      <WhatsappIcon />
    </span>
  ),
}
