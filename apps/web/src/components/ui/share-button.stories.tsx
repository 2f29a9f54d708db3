import type { Meta, Story } from '@/lib/story'
import { ShareButton } from './share-button'

export default { component: ShareButton, title: 'components/ui/ShareButton' } satisfies Meta

type ShareButtonStory = Story<typeof ShareButton>

export const Default: ShareButtonStory = {
  args: {
    title: 'Ferretería Belgrano',
    path: '/negocios/ferreteria-belgrano',
  },
}
