import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { sampleOwnBusinessRow } from '../samples'
import { OwnBusinessList } from './own-business-list'

export default { component: OwnBusinessList, title: 'businesses/owner/OwnBusinessList' } satisfies Meta

type OwnBusinessListStory = Story<typeof OwnBusinessList>

const withVat = (args: Parameters<typeof OwnBusinessList>[0]) => (
  <PricesWithVat percent={21}>
    <OwnBusinessList {...args} />
  </PricesWithVat>
)

export const Empty: OwnBusinessListStory = { args: { businesses: [] }, render: withVat }
export const TwoBusinesses: OwnBusinessListStory = {
  args: {
    businesses: [
      sampleOwnBusinessRow,
      { ...sampleOwnBusinessRow, id: '2', name: 'Pinturería del Centro', status: 'paused' },
    ],
  },
  render: withVat,
}
