import type { Meta, Story } from '@/lib/story'
import { LineArt } from './line-art'

export default { component: LineArt, title: 'components/ui/LineArt' } satisfies Meta

type LineArtStory = Story<typeof LineArt>

export const House: LineArtStory = {
  args: { viewBox: '0 0 64 48', className: 'w-40', children: <path d="M8 24 32 6l24 18M14 20v22h36V20" /> },
}
