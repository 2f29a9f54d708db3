import type { Meta, Story } from '@/lib/story'
import { TwinList } from './twin-list'

export default { component: TwinList, title: 'businesses/merging/TwinList' } satisfies Meta

type TwinListStory = Story<typeof TwinList>

const twin = {
  id: '2',
  name: 'Ferretería Belgrano SRL',
  address: 'San Luis 1320',
  status: 'active' as const,
  ownerEmail: 'hola@ferreteriabelgrano.example',
  hasSameName: true,
  hasSamePhone: false,
}

export const TwoTwins: TwinListStory = {
  args: {
    id: '1',
    twins: [
      twin,
      { ...twin, id: '3', hasSameName: false, hasSamePhone: true, ownerEmail: null, address: null },
    ],
  },
}
